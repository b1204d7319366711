CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_expires_at` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`awaits_two_factor` integer DEFAULT false NOT NULL,
	`two_factor_verified_at` integer,
	`proved_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`password_hash` text,
	`has_long_password` integer DEFAULT false NOT NULL,
	`google_id` text,
	`is_admin` integer DEFAULT false NOT NULL,
	`admin_level` integer DEFAULT 0 NOT NULL,
	`is_mobile_verified` integer DEFAULT false NOT NULL,
	`mobile_number` text,
	`email_verified_at` integer,
	`account_status` text DEFAULT 'active' NOT NULL,
	`last_login` integer,
	`house_view` text DEFAULT 'placidus' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id` ON `users` (`google_id`) WHERE google_id is not null;--> statement-breakpoint
CREATE INDEX `users_created_at` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_last_login` ON `users` (`last_login`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`account_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`created_at`) WHERE is_admin = 1;--> statement-breakpoint
CREATE TABLE `analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reading_id` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`corpus_version` text NOT NULL,
	`said` text DEFAULT '' NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`theme_weights` blob,
	`examples_key` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analyses_reading_version` ON `analyses` (`reading_id`,`corpus_version`,`said`);--> statement-breakpoint
CREATE INDEX `analyses_user` ON `analyses` (`user_id`);--> statement-breakpoint
CREATE INDEX `analyses_theme_weights` ON `analyses` (`corpus_version`,`theme_weights`);--> statement-breakpoint
CREATE TABLE `analysis_ratings` (
	`analysis_id` text NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`themes` text,
	PRIMARY KEY(`analysis_id`, `user_id`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "analysis_ratings_range" CHECK(rating between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `analysis_ratings_user` ON `analysis_ratings` (`user_id`);--> statement-breakpoint
CREATE INDEX `analysis_ratings_time` ON `analysis_ratings` (`updated_at`,`rating`);--> statement-breakpoint
CREATE INDEX `analysis_ratings_themes` ON `analysis_ratings` (`themes`,`updated_at`,`rating`);--> statement-breakpoint
CREATE TABLE `analysis_subjects` (
	`analysis_id` text NOT NULL,
	`part` text NOT NULL,
	`user_id` text NOT NULL,
	`paragraph` text NOT NULL,
	`wording` integer NOT NULL,
	`shown_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	PRIMARY KEY(`analysis_id`, `part`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analysis_subjects_user` ON `analysis_subjects` (`user_id`);--> statement-breakpoint
CREATE INDEX `analysis_subjects_paragraph` ON `analysis_subjects` (`paragraph`,`wording`,`user_id`,`shown_at`,`answer`,`answered_at`);--> statement-breakpoint
CREATE TABLE `life_answers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`loss` text,
	`partner` text,
	`job` text,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `path_progress` (
	`user_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `practice_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `answered_requests` (
	`digest` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answered_requests_user` ON `answered_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `answered_requests_created_at` ON `answered_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`subject_user_id` text,
	`before` text,
	`after` text,
	`undone_at` integer,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`subject_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_user_id`);--> statement-breakpoint
CREATE TABLE `birth_details` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`is_own` integer DEFAULT true NOT NULL,
	`pseudonym` text,
	`date_of_birth` text NOT NULL,
	`birth_time` text NOT NULL,
	`city_id` text,
	`city_name` text NOT NULL,
	`state_name` text,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`zone` text NOT NULL,
	`utc` integer NOT NULL,
	`offset_seconds` integer NOT NULL,
	`offset_source` text NOT NULL,
	`repeated_time` text,
	`zone_data_version` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `birth_details_own` ON `birth_details` (`user_id`) WHERE is_own = 1;--> statement-breakpoint
CREATE INDEX `birth_details_user` ON `birth_details` (`user_id`);--> statement-breakpoint
CREATE INDEX `birth_details_place` ON `birth_details` (`country`,`city_name`);--> statement-breakpoint
CREATE INDEX `birth_details_date` ON `birth_details` (`date_of_birth`);--> statement-breakpoint
CREATE INDEX `birth_details_created_at` ON `birth_details` (`created_at`);--> statement-breakpoint
CREATE INDEX `birth_details_short` ON `birth_details` (`pseudonym`,`city_name`,`id`);--> statement-breakpoint
CREATE INDEX `birth_details_further` ON `birth_details` (`user_id`) WHERE is_own = 0;--> statement-breakpoint
CREATE INDEX `birth_details_pseudonyms` ON `birth_details` (`id`) WHERE pseudonym is not null;--> statement-breakpoint
CREATE TABLE `correction_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`birth_detail_id` text NOT NULL,
	`requested` text NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`answer` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`birth_detail_id`) REFERENCES `birth_details`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `correction_requests_user` ON `correction_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `correction_requests_status` ON `correction_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `correction_requests_birth_detail` ON `correction_requests` (`birth_detail_id`);--> statement-breakpoint
CREATE INDEX `correction_requests_decided_by` ON `correction_requests` (`decided_by`);--> statement-breakpoint
CREATE TABLE `aspects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`aspecting_planet_id` integer,
	`aspected_planet_id` integer,
	`aspecting_point` text NOT NULL,
	`aspected_point` text NOT NULL,
	`type` text NOT NULL,
	`orb` real NOT NULL,
	`diff` real NOT NULL,
	`applying` integer NOT NULL,
	`reading_id` text NOT NULL,
	FOREIGN KEY (`aspecting_planet_id`) REFERENCES `planets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`aspected_planet_id`) REFERENCES `planets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `aspects_reading` ON `aspects` (`reading_id`);--> statement-breakpoint
CREATE INDEX `aspects_aspecting` ON `aspects` (`aspecting_planet_id`);--> statement-breakpoint
CREATE INDEX `aspects_aspected` ON `aspects` (`aspected_planet_id`);--> statement-breakpoint
CREATE TABLE `houses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`house_id` integer NOT NULL,
	`start_degree` real NOT NULL,
	`end_degree` real NOT NULL,
	`sign` text NOT NULL,
	`sign_id` integer NOT NULL,
	`reading_id` text NOT NULL,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `houses_reading` ON `houses` (`reading_id`);--> statement-breakpoint
CREATE TABLE `planetary_rulers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sign` text(50) NOT NULL,
	`traditional_ruler` text NOT NULL,
	`modern_ruler` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `planetary_rulers_sign` ON `planetary_rulers` (`sign`);--> statement-breakpoint
CREATE TABLE `planets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sign` text NOT NULL,
	`sign_num` integer NOT NULL,
	`sign_id` integer NOT NULL,
	`full_degree` real NOT NULL,
	`norm_degree` real NOT NULL,
	`speed` real NOT NULL,
	`is_retro` integer NOT NULL,
	`house` integer NOT NULL,
	`degree_in_sign` integer NOT NULL,
	`minute_in_sign` integer NOT NULL,
	`second_in_sign` integer NOT NULL,
	`planetary_strength` integer NOT NULL,
	`motion_type` text NOT NULL,
	`dignity` text NOT NULL,
	`element` text NOT NULL,
	`modality` text NOT NULL,
	`ruler_of_houses` text NOT NULL,
	`house_id` integer NOT NULL,
	`reading_id` text NOT NULL,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `planets_reading` ON `planets` (`reading_id`);--> statement-breakpoint
CREATE TABLE `astrological_readings` (
	`id` text PRIMARY KEY NOT NULL,
	`birth_detail_id` text NOT NULL,
	`pof_sign` text NOT NULL,
	`pof_degree` real NOT NULL,
	`pof_house` integer NOT NULL,
	`pof_ruler` text NOT NULL,
	`pof_ruler_sign` text NOT NULL,
	`pof_ruler_house` integer NOT NULL,
	`is_day_birth` integer NOT NULL,
	`engine_version` text NOT NULL,
	`chart` text NOT NULL,
	`request_data` text NOT NULL,
	`planets_count` integer DEFAULT 0 NOT NULL,
	`houses_count` integer DEFAULT 0 NOT NULL,
	`aspects_count` integer DEFAULT 0 NOT NULL,
	`edited_at` integer,
	`edited_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`birth_detail_id`) REFERENCES `birth_details`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`edited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `astrological_readings_birth_detail` ON `astrological_readings` (`birth_detail_id`);--> statement-breakpoint
CREATE INDEX `astrological_readings_created_at` ON `astrological_readings` (`created_at`);--> statement-breakpoint
CREATE INDEX `astrological_readings_pof_sign` ON `astrological_readings` (`pof_sign`,`created_at`);--> statement-breakpoint
CREATE INDEX `astrological_readings_pof_house` ON `astrological_readings` (`pof_house`);--> statement-breakpoint
CREATE INDEX `astrological_readings_engine` ON `astrological_readings` (`engine_version`);--> statement-breakpoint
CREATE INDEX `astrological_readings_edited_by` ON `astrological_readings` (`edited_by`);--> statement-breakpoint
CREATE INDEX `astrological_readings_edited` ON `astrological_readings` (`created_at`) WHERE edited_at is not null;--> statement-breakpoint
CREATE INDEX `astrological_readings_day` ON `astrological_readings` (`id`) WHERE is_day_birth = 1;--> statement-breakpoint
CREATE INDEX `astrological_readings_complete` ON `astrological_readings` (`planets_count`,`houses_count`,`aspects_count`) WHERE planets_count > 0 and houses_count > 0 and aspects_count > 0;--> statement-breakpoint
CREATE INDEX `astrological_readings_incomplete` ON `astrological_readings` (`created_at`) WHERE not (planets_count > 0 and houses_count > 0 and aspects_count > 0);--> statement-breakpoint
CREATE TABLE `events_enhanced` (
	`id` text PRIMARY KEY NOT NULL,
	`birth_detail_id` text NOT NULL,
	`reading_id` text,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`alignment` text NOT NULL,
	`astro_explanation` text NOT NULL,
	`keyword_sign_display` text DEFAULT '' NOT NULL,
	`event_date` text,
	`vector_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`birth_detail_id`) REFERENCES `birth_details`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `events_enhanced_birth_detail` ON `events_enhanced` (`birth_detail_id`);--> statement-breakpoint
CREATE INDEX `events_enhanced_reading` ON `events_enhanced` (`reading_id`);--> statement-breakpoint
CREATE INDEX `events_enhanced_created_at` ON `events_enhanced` (`created_at`);--> statement-breakpoint
CREATE INDEX `events_enhanced_vector` ON `events_enhanced` (`vector_id`);--> statement-breakpoint
CREATE INDEX `events_enhanced_title` ON `events_enhanced` (`title`);--> statement-breakpoint
CREATE INDEX `events_enhanced_alignment` ON `events_enhanced` (`alignment`,`created_at`);--> statement-breakpoint
CREATE TABLE `event_keyword` (
	`event_id` text NOT NULL,
	`keyword_id` integer NOT NULL,
	PRIMARY KEY(`event_id`, `keyword_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events_enhanced`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`keyword_id`) REFERENCES `keywords`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_keyword_keyword` ON `event_keyword` (`keyword_id`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`event_type` text NOT NULL,
	`date_range` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_created_at` ON `events` (`created_at`);--> statement-breakpoint
CREATE INDEX `events_title` ON `events` (`title`);--> statement-breakpoint
CREATE INDEX `events_type` ON `events` (`event_type`);--> statement-breakpoint
CREATE INDEX `events_active` ON `events` (`is_active`,`created_at`);--> statement-breakpoint
CREATE TABLE `form_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_drafts_kept_at` ON `form_drafts` (`kept_at`);--> statement-breakpoint
CREATE TABLE `keyword_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`categoryname` text NOT NULL,
	`categoryrelation` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keyword_categories_name` ON `keyword_categories` (`categoryname`);--> statement-breakpoint
CREATE TABLE `keywords` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`keyword_text` text NOT NULL,
	`sign` text NOT NULL,
	`polarity` text(10) NOT NULL,
	`category_id` integer NOT NULL,
	`description` text,
	FOREIGN KEY (`category_id`) REFERENCES `keyword_categories`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "keywords_polarity" CHECK(polarity in ('Light', 'Dark', 'Neutral'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keywords_text` ON `keywords` (`keyword_text`,`sign`,`polarity`);--> statement-breakpoint
CREATE INDEX `keywords_category` ON `keywords` (`category_id`);--> statement-breakpoint
CREATE INDEX `keywords_sign` ON `keywords` (`sign`,`polarity`);--> statement-breakpoint
CREATE TABLE `seeded` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `monthly_letters` (
	`user_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`month` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`about_kind` text DEFAULT 'none' NOT NULL,
	`about_key` text DEFAULT '' NOT NULL,
	`prompt` text,
	`day` text NOT NULL,
	`hijri_year` integer NOT NULL,
	`hijri_month` integer NOT NULL,
	`hijri_day` integer NOT NULL,
	`text` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_user_day` ON `notes` (`user_id`,`day`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_user_about` ON `notes` (`user_id`,`about_kind`,`about_key`);--> statement-breakpoint
CREATE INDEX `notes_deleted` ON `notes` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`is_backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `departures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`what` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `departures_user` ON `departures` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `departures_at` ON `departures` (`at`);--> statement-breakpoint
CREATE TABLE `record_reads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`reader_id` text,
	`operation` text NOT NULL,
	`way` text NOT NULL,
	`at` integer NOT NULL,
	`hour` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_reads_once` ON `record_reads` (`user_id`,`reader_id`,`operation`,`way`,`hour`);--> statement-breakpoint
CREATE INDEX `record_reads_user` ON `record_reads` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `record_reads_at` ON `record_reads` (`at`);--> statement-breakpoint
CREATE INDEX `record_reads_reader` ON `record_reads` (`reader_id`);--> statement-breakpoint
CREATE TABLE `reindex_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`status` text NOT NULL,
	`phase` text NOT NULL,
	`charts` text,
	`vectors` text,
	`search` text,
	`failure` text,
	`requested_by` text,
	`started_at` integer NOT NULL,
	`heard_of_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reindex_runs_requested_by` ON `reindex_runs` (`requested_by`);--> statement-breakpoint
CREATE TABLE `analysis_examples` (
	`analysis_id` text NOT NULL,
	`place` integer NOT NULL,
	`vector_id` integer NOT NULL,
	`factor` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`analysis_id`, `place`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analysis_examples_vector` ON `analysis_examples` (`vector_id`);--> statement-breakpoint
CREATE TABLE `analysis_writings` (
	`analysis_id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`sentences` text,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `similarity_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	CONSTRAINT "similarity_state_one" CHECK(id = 1)
);
--> statement-breakpoint
CREATE TABLE `vectors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`story_id` text,
	`event_id` text,
	`made_by` text NOT NULL,
	`coarse` blob NOT NULL,
	`embedding` blob NOT NULL,
	`themes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `user_stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events_enhanced`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vectors_of_one" CHECK((story_id is null) <> (event_id is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vectors_story` ON `vectors` (`story_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `vectors_event` ON `vectors` (`event_id`);--> statement-breakpoint
CREATE INDEX `vectors_made_by` ON `vectors` (`made_by`);--> statement-breakpoint
CREATE INDEX `vectors_coarse` ON `vectors` (`made_by`,`coarse`);--> statement-breakpoint
CREATE TABLE `writer_consents` (
	`user_id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`enabled_at` integer,
	`last_step` integer,
	`new_codes` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`request_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `security_events_at` ON `security_events` (`at`);--> statement-breakpoint
CREATE INDEX `security_events_kind` ON `security_events` (`kind`,`at`);--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `security_events_request` ON `security_events` (`request_id`);--> statement-breakpoint
CREATE TABLE `user_stories` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`story_content` text NOT NULL,
	`is_anonymous` integer DEFAULT true NOT NULL,
	`pseudonym` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`admin_notes` text,
	`submitted_at` integer NOT NULL,
	`reviewed_at` integer,
	`reviewed_by` text,
	`tags` text NOT NULL,
	`alignment` text,
	`vector_id` text,
	`is_featured` integer DEFAULT false NOT NULL,
	`is_unfeatured` integer DEFAULT false NOT NULL,
	`filmed_on` text,
	`film_url` text,
	`edited_at` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`text_digest` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `user_stories_user` ON `user_stories` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_status` ON `user_stories` (`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_submitted` ON `user_stories` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_alignment` ON `user_stories` (`alignment`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_featured` ON `user_stories` (`submitted_at`) WHERE is_featured = 1;--> statement-breakpoint
CREATE INDEX `user_stories_title` ON `user_stories` (`title`);--> statement-breakpoint
CREATE INDEX `user_stories_short` ON `user_stories` (`title`,`pseudonym`,`id`);--> statement-breakpoint
CREATE INDEX `user_stories_examples` ON `user_stories` (`status`,`is_unfeatured`);--> statement-breakpoint
CREATE INDEX `user_stories_reviewed_by` ON `user_stories` (`reviewed_by`);--> statement-breakpoint
CREATE INDEX `user_stories_text_digest` ON `user_stories` (`text_digest`);
--> statement-breakpoint
-- Full-text tables for the lists' searches: any part of a word, from three characters. A row's number in them is
-- kept in `*_search_rows`, because VACUUM may renumber the rows of a table without an integer key. `secure-delete`
-- leaves nothing of a deleted text in the index.
CREATE TABLE `users_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `users_search` (`users_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `users_search` (rowid, text)
		SELECT r.id, coalesce(new.name, '') || char(10) || coalesce(new.email, '') FROM `users_search_rows` r WHERE r.ref = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `name`, `email` ON `users` BEGIN
	UPDATE `users_search` SET text = coalesce(new.name, '') || char(10) || coalesce(new.email, '')
		WHERE rowid = (SELECT r.id FROM `users_search_rows` r WHERE r.ref = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` BEGIN
	DELETE FROM `users_search` WHERE rowid = (SELECT r.id FROM `users_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `users_search_rows` WHERE `ref` = old.id;
END;
--> statement-breakpoint
CREATE TABLE `birth_details_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `birth_details_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `birth_details_search` (`birth_details_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `birth_details_search_insert` AFTER INSERT ON `birth_details` BEGIN
	INSERT INTO `birth_details_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `birth_details_search` (rowid, text)
		SELECT r.id, coalesce(new.pseudonym, '') || char(10) || coalesce(new.city_name, '') || char(10) || coalesce(new.country, '') FROM `birth_details_search_rows` r WHERE r.ref = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `birth_details_search_update` AFTER UPDATE OF `pseudonym`, `city_name`, `country` ON `birth_details` BEGIN
	UPDATE `birth_details_search` SET text = coalesce(new.pseudonym, '') || char(10) || coalesce(new.city_name, '') || char(10) || coalesce(new.country, '')
		WHERE rowid = (SELECT r.id FROM `birth_details_search_rows` r WHERE r.ref = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `birth_details_search_delete` AFTER DELETE ON `birth_details` BEGIN
	DELETE FROM `birth_details_search` WHERE rowid = (SELECT r.id FROM `birth_details_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `birth_details_search_rows` WHERE `ref` = old.id;
END;
--> statement-breakpoint
CREATE TABLE `user_stories_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `user_stories_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `user_stories_search` (`user_stories_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `user_stories_search_insert` AFTER INSERT ON `user_stories` BEGIN
	INSERT INTO `user_stories_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `user_stories_search` (rowid, text)
		SELECT r.id, coalesce(new.title, '') || char(10) || coalesce(new.pseudonym, '') || char(10) || coalesce(new.story_content, '') FROM `user_stories_search_rows` r WHERE r.ref = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_search_update` AFTER UPDATE OF `title`, `pseudonym`, `story_content` ON `user_stories` BEGIN
	UPDATE `user_stories_search` SET text = coalesce(new.title, '') || char(10) || coalesce(new.pseudonym, '') || char(10) || coalesce(new.story_content, '')
		WHERE rowid = (SELECT r.id FROM `user_stories_search_rows` r WHERE r.ref = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_search_delete` AFTER DELETE ON `user_stories` BEGIN
	DELETE FROM `user_stories_search` WHERE rowid = (SELECT r.id FROM `user_stories_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `user_stories_search_rows` WHERE `ref` = old.id;
END;
--> statement-breakpoint
CREATE TABLE `events_enhanced_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_enhanced_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `events_enhanced_search` (`events_enhanced_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_search_insert` AFTER INSERT ON `events_enhanced` BEGIN
	INSERT INTO `events_enhanced_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `events_enhanced_search` (rowid, text)
		SELECT r.id, coalesce(new.title, '') || char(10) || coalesce(new.description, '') || char(10) || coalesce(new.keyword_sign_display, '') FROM `events_enhanced_search_rows` r WHERE r.ref = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_search_update` AFTER UPDATE OF `title`, `description`, `keyword_sign_display` ON `events_enhanced` BEGIN
	UPDATE `events_enhanced_search` SET text = coalesce(new.title, '') || char(10) || coalesce(new.description, '') || char(10) || coalesce(new.keyword_sign_display, '')
		WHERE rowid = (SELECT r.id FROM `events_enhanced_search_rows` r WHERE r.ref = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_search_delete` AFTER DELETE ON `events_enhanced` BEGIN
	DELETE FROM `events_enhanced_search` WHERE rowid = (SELECT r.id FROM `events_enhanced_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `events_enhanced_search_rows` WHERE `ref` = old.id;
END;
--> statement-breakpoint
-- The words of what has a vector, stemmed, for the ranking by words. Its rowid is the vector's id.
CREATE VIRTUAL TABLE `similarity_search` USING fts5(text, tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `similarity_search` (`similarity_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_vector_stale` AFTER UPDATE OF `title`, `description`, `keyword_sign_display`, `alignment`, `birth_detail_id` ON `events_enhanced`
WHEN (old.title, old.description, old.keyword_sign_display, old.alignment, old.birth_detail_id) IS NOT (new.title, new.description, new.keyword_sign_display, new.alignment, new.birth_detail_id)
BEGIN
	DELETE FROM `vectors` WHERE `event_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_unfeatured` AFTER UPDATE OF `is_featured` ON `user_stories` WHEN old.is_featured <> new.is_featured
BEGIN
	UPDATE `user_stories` SET `is_unfeatured` = NOT new.is_featured WHERE `id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_vector_stale` AFTER UPDATE OF `title`, `story_content`, `alignment`, `status`, `is_unfeatured` ON `user_stories`
WHEN new.status <> 'approved' OR new.is_unfeatured
	OR (old.title, old.story_content, old.alignment) IS NOT (new.title, new.story_content, new.alignment)
BEGIN
	DELETE FROM `vectors` WHERE `story_id` = new.id;
END;
--> statement-breakpoint
CREATE TABLE `events_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `events_search` (`events_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `events_search_insert` AFTER INSERT ON `events` BEGIN
	INSERT INTO `events_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `events_search` (rowid, text)
		SELECT r.id, new.title || char(10) || new.event_type FROM `events_search_rows` r WHERE r.ref = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `events_search_update` AFTER UPDATE OF `title`, `event_type` ON `events` BEGIN
	UPDATE `events_search` SET text = new.title || char(10) || new.event_type
		WHERE rowid = (SELECT r.id FROM `events_search_rows` r WHERE r.ref = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `events_search_delete` AFTER DELETE ON `events` BEGIN
	DELETE FROM `events_search` WHERE rowid = (SELECT r.id FROM `events_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `events_search_rows` WHERE `ref` = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_digest_insert` AFTER INSERT ON `user_stories` BEGIN
	UPDATE `user_stories` SET `text_digest` = text_digest(new.story_content) WHERE `id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_digest_update` AFTER UPDATE OF `story_content`, `text_digest` ON `user_stories`
WHEN new.text_digest <> text_digest(new.story_content)
BEGIN
	UPDATE `user_stories` SET `text_digest` = text_digest(new.story_content) WHERE `id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_insert` AFTER INSERT ON `vectors` BEGIN
	INSERT INTO `similarity_search` (rowid, text)
		SELECT new.id, s.title || char(10) || s.story_content FROM `user_stories` s WHERE s.id = new.story_id
		UNION ALL
		SELECT new.id, e.title || char(10) || e.description || char(10) || e.keyword_sign_display FROM `events_enhanced` e WHERE e.id = new.event_id;
	UPDATE `user_stories` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.story_id;
	UPDATE `events_enhanced` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.event_id;
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_update` AFTER UPDATE ON `vectors` BEGIN
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_delete` AFTER DELETE ON `vectors` BEGIN
	DELETE FROM `similarity_search` WHERE rowid = old.id;
	DELETE FROM `analysis_examples` WHERE `vector_id` = old.id;
	UPDATE `user_stories` SET `vector_id` = NULL WHERE `id` = old.story_id;
	UPDATE `events_enhanced` SET `vector_id` = NULL WHERE `id` = old.event_id;
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
INSERT INTO `similarity_state` (`id`, `generation`) VALUES (1, 0);

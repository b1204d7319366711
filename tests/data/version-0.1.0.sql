CREATE TABLE schema_migrations (tag text primary key, applied_at integer not null) strict;
CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL, "awaits_two_factor" integer DEFAULT false NOT NULL, "two_factor_verified_at" integer, `proved_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`password_hash` text,
	`google_id` text,
	`is_admin` integer DEFAULT false NOT NULL,
	`admin_level` integer DEFAULT 0 NOT NULL,
	`is_mobile_verified` integer DEFAULT false NOT NULL,
	`mobile_number` text,
	`email_verified_at` integer,
	`account_status` text DEFAULT 'active' NOT NULL,
	`last_login` integer,
	`created_at` integer NOT NULL
, `has_long_password` integer DEFAULT false NOT NULL, `house_view` text DEFAULT 'placidus' NOT NULL, `language` text DEFAULT 'en' NOT NULL);
CREATE TABLE `analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reading_id` text NOT NULL,
	`corpus_version` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL, `theme_weights` blob, `examples_key` text, `said` text DEFAULT '' NOT NULL, `language` text DEFAULT 'en' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `analysis_ratings` (
	`analysis_id` text NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer NOT NULL,
	`updated_at` integer NOT NULL, `themes` text,
	PRIMARY KEY(`analysis_id`, `user_id`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "analysis_ratings_range" CHECK(rating between 1 and 5)
);
CREATE TABLE `birth_details` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
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
	`created_at` integer NOT NULL, `is_own` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
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
CREATE TABLE `planetary_rulers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sign` text(50) NOT NULL,
	`traditional_ruler` text NOT NULL,
	`modern_ruler` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
, `changed_at` integer);
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
	`created_at` integer NOT NULL, `planets_count` integer DEFAULT 0 NOT NULL, `houses_count` integer DEFAULT 0 NOT NULL, `aspects_count` integer DEFAULT 0 NOT NULL, `edited_at` integer, `edited_by` text REFERENCES users(id) ON DELETE set null,
	FOREIGN KEY (`birth_detail_id`) REFERENCES `birth_details`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE "form_drafts" (
	`user_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `path_progress` (
	`user_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `practice_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
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
	`edited_at` integer,
	`revision` integer DEFAULT 0 NOT NULL, `is_unfeatured` integer DEFAULT false NOT NULL, `text_digest` text DEFAULT '' NOT NULL, `filmed_on` text, `film_url` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
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
CREATE TABLE `event_keyword` (
	`event_id` text NOT NULL,
	`keyword_id` integer NOT NULL,
	PRIMARY KEY(`event_id`, `keyword_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events_enhanced`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`keyword_id`) REFERENCES `keywords`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`event_type` text NOT NULL,
	`date_range` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
CREATE TABLE `keyword_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`categoryname` text NOT NULL,
	`categoryrelation` text NOT NULL
);
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
CREATE TABLE `users_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
CREATE TABLE `birth_details_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
CREATE TABLE `user_stories_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
CREATE TABLE `events_enhanced_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`enabled_at` integer,
	`last_step` integer,
	`new_codes` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`request_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `analysis_examples` (
	`analysis_id` text NOT NULL,
	`place` integer NOT NULL,
	`vector_id` integer NOT NULL,
	`factor` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`analysis_id`, `place`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `analysis_writings` (
	`analysis_id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`sentences` text,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
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
CREATE TABLE `writer_consents` (
	`user_id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `seeded` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
CREATE TABLE `events_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
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
CREATE TABLE `answered_requests` (
	`digest` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `monthly_letters` (
	`user_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`month` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
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
CREATE TABLE `departures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`what` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
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
CREATE TABLE `life_answers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`loss` text,
	`partner` text,
	`job` text,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
CREATE TABLE `similarity_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	CONSTRAINT "similarity_state_one" CHECK(id = 1)
);
CREATE VIRTUAL TABLE `users_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE `birth_details_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
INSERT INTO birth_details_search (birth_details_search, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE `user_stories_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
INSERT INTO user_stories_search (user_stories_search, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE `events_enhanced_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
INSERT INTO events_enhanced_search (events_enhanced_search, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE "similarity_search" USING fts5(text, tokenize = 'porter unicode61 remove_diacritics 2');
INSERT INTO similarity_search (similarity_search, rank) VALUES ('secure-delete', 1);
CREATE VIRTUAL TABLE `events_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
INSERT INTO events_search (events_search, rank) VALUES ('secure-delete', 1);
INSERT INTO `schema_migrations` VALUES ('0000_start', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0001_back_office', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0002_security', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0003_retrieval', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0004_vocabulary_seed', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0005_reindex', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0006_answered-requests', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0007_birth-detail-indexes', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0008_event-lists', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0009_list-indexes', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0010_ruler-changes', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0011_security-by-request', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0012_accounts', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0013_house-view', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0014_notes', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0015_passkeys', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0016_privacy_receipt', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0017_office_figures', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0018_equal_stories', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0019_birth_date', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0020_story_digest', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0021_plain_keywords', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0022_sealed_codes', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0023_signed-challenges', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0024_reader-answers', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0025_filmed-stories', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0026_language', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0027_analysis-language', 1795909985343);
INSERT INTO `schema_migrations` VALUES ('0028_names', 1795909985343);
INSERT INTO `account_tokens` VALUES ('a-token-hash', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'reset', 'amina@qismah.example', 1772366400000, 1772370000000);
INSERT INTO `sessions` VALUES ('vGw16LDsIDsyxTi4Wqd1S4NRasKzkUatJJOkKMSMun8', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', NULL, 1772366400000, 1772366400000, 1774958400000, 0, NULL, 1772366400000);
INSERT INTO `sessions` VALUES ('JMswAno7U5dhIuvgAzvgR0RTe2BxS-2zubhGN3G_nSA', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', NULL, 1772366400000, 1772366400000, 1774958400000, 0, 1772366400000, 1772366400000);
INSERT INTO `users` VALUES ('d22cdbee-e279-4eb8-8835-6b06d10c2c68', 'person-1@qismah.example', 'Person 1', '$argon2id$v=19$m=19456,t=2,p=1$9+1jARPlAlUlG1YVFmsAAQ$QEBuZpMUPY7MstvmQ7jOl6Rjz6cpnpIi5EUJ/ZPC6JA', NULL, 1, 1, 0, NULL, NULL, 'active', 1772366400000, 1772366400000, 1, 'placidus', 'en');
INSERT INTO `users` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'person-2@qismah.example', 'Person 2', '$argon2id$v=19$m=19456,t=2,p=1$9+1jARPlAlUlG1YVFmsAAQ$QEBuZpMUPY7MstvmQ7jOl6Rjz6cpnpIi5EUJ/ZPC6JA', NULL, 0, 0, 0, NULL, NULL, 'active', 1772366400000, 1772366400000, 1, 'placidus', 'en');
INSERT INTO `analyses` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'ed60cd52-376c-474f-802f-ab803562b580', '3-141a2be2', '{"language":"en","corpusVersion":"3-141a2be2","engineVersion":"2.0.0","judgement":{"tradition":"traditional","sect":{"key":"sect:day","witnesses":[{"is":"sect","planet":"Jupiter","day":true,"fits":true,"uncertain":false}],"rule":"sect.day","day":true,"uncertain":false},"place":{"key":"place:5/4/placidus","witnesses":[{"is":"lot-place","place":5,"house":4,"system":"placidus"}],"rule":"place.5","place":5,"house":4,"system":"placidus","agree":false,"tone":1},"lotSign":{"key":"manner:Pisces","witnesses":[{"is":"lot-sign","sign":"Pisces"}],"rule":"sign.Pisces","sign":"Pisces"},"ruler":{"key":"keeper:Jupiter/Cancer/9/9/honoured/sheltered/own/trine","witnesses":[{"is":"rules","planet":"Jupiter","sign":"Pisces","tradition":"traditional"},{"is":"planet-in","planet":"Jupiter","sign":"Cancer","place":9,"house":9},{"is":"rank","planet":"Jupiter","sign":"Cancer","rank":"honoured","host":"Moon"},{"is":"qualifier","planet":"Jupiter","qualifier":"sheltered"},{"is":"sect","planet":"Jupiter","day":true,"fits":true,"uncertain":false}],"rule":"rank.honoured","planet":"Jupiter","sign":"Cancer","place":9,"house":9,"angularity":"cadent","rank":"honoured","qualifiers":["sheltered"],"host":"Moon","hostSees":"trine","mutual":false,"sect":"own","tone":1},"sight":{"key":"sight:trine/received","witnesses":[{"is":"regard","planet":"Jupiter","to":"lot","by":"trine","close":false},{"is":"received","planet":"Jupiter","host":"Moon"}],"rule":"sight.trine","by":"trine","close":false,"received":true,"tone":1},"help":{"key":"Moon/Scorpio/1/1/keeper/trine/other/both+close+applying+low","witnesses":[{"is":"regard","planet":"Moon","to":"Jupiter","by":"trine","close":true},{"is":"planet-in","planet":"Moon","sign":"Scorpio","place":1,"house":1},{"is":"sect","planet":"Moon","day":true,"fits":false,"uncertain":false},{"is":"rank","planet":"Moon","sign":"Scorpio","rank":"low","host":"Mars"},{"is":"course","planet":"Moon","to":"Jupiter","by":"trine","course":"applying"}],"rule":"regard.Moon","planet":"Moon","sign":"Scorpio","place":1,"to":"ruler","by":"trine","both":true,"close":true,"course":"applying","ofSect":false,"received":false,"overcoming":false,"condition":{"rank":"low","qualifiers":[]}},"helps":[{"key":"Moon/Scorpio/1/1/keeper/trine/other/both+close+applying+low","witnesses":[{"is":"regard","planet":"Moon","to":"Jupiter","by":"trine","close":true},{"is":"planet-in","planet":"Moon","sign":"Scorpio","place":1,"house":1},{"is":"sect","planet":"Moon","day":true,"fits":false,"uncertain":false},{"is":"rank","planet":"Moon","sign":"Scorpio","rank":"low","host":"Mars"},{"is":"course","planet":"Moon","to":"Jupiter","by":"trine","course":"applying"}],"rule":"regard.Moon","planet":"Moon","sign":"Scorpio","place":1,"to":"ruler","by":"trine","both":true,"close":true,"course":"applying","ofSect":false,"received":false,"overcoming":false,"condition":{"rank":"low","qualifiers":[]}},{"key":"Venus/Virgo/11/10/keeper/sextile/other/both+low","witnesses":[{"is":"regard","planet":"Venus","to":"Jupiter","by":"sextile","close":false},{"is":"planet-in","planet":"Venus","sign":"Virgo","place":11,"house":10},{"is":"sect","planet":"Venus","day":true,"fits":false,"uncertain":false},{"is":"rank","planet":"Venus","sign":"Virgo","rank":"low","host":"Mercury"}],"rule":"regard.Venus","planet":"Venus","sign":"Virgo","place":11,"to":"ruler","by":"sextile","both":true,"close":false,"course":null,"ofSect":false,"received":false,"overcoming":false,"condition":{"rank":"low","qualifiers":[]}}],"test":{"key":"Mars/Virgo/11/11/lot/opposition/other/both+kin","witnesses":[{"is":"regard","planet":"Mars","to":"lot","by":"opposition","close":false},{"is":"planet-in","planet":"Mars","sign":"Virgo","place":11,"house":11},{"is":"sect","planet":"Mars","day":true,"fits":false,"uncertain":false},{"is":"rank","planet":"Mars","sign":"Virgo","rank":"kin","host":"Mercury"}],"rule":"regard.Mars","planet":"Mars","sign":"Virgo","place":11,"to":"lot","by":"opposition","both":true,"close":false,"course":null,"ofSect":false,"received":false,"overcoming":false,"condition":{"rank":"kin","qualifiers":[]}},"tests":[{"key":"Mars/Virgo/11/11/lot/opposition/other/both+kin","witnesses":[{"is":"regard","planet":"Mars","to":"lot","by":"opposition","close":false},{"is":"planet-in","planet":"Mars","sign":"Virgo","place":11,"house":11},{"is":"sect","planet":"Mars","day":true,"fits":false,"uncertain":false},{"is":"rank","planet":"Mars","sign":"Virgo","rank":"kin","host":"Mercury"}],"rule":"regard.Mars","planet":"Mars","sign":"Virgo","place":11,"to":"lot","by":"opposition","both":true,"close":false,"course":null,"ofSect":false,"received":false,"overcoming":false,"condition":{"rank":"kin","qualifiers":[]}}],"firm":{"key":"Mars/Virgo/11/11/keeper/sextile/other/both+close+applying+kin","witnesses":[{"is":"regard","planet":"Mars","to":"Jupiter","by":"sextile","close":true},{"is":"planet-in","planet":"Mars","sign":"Virgo","place":11,"house":11},{"is":"sect","planet":"Mars","day":true,"fits":false,"uncertain":false},{"is":"rank","planet":"Mars","sign":"Virgo","rank":"kin","host":"Mercury"},{"is":"course","planet":"Mars","to":"Jupiter","by":"sextile","course":"applying"}],"rule":"regard.Mars","planet":"Mars","sign":"Virgo","place":11,"to":"ruler","by":"sextile","both":true,"close":true,"course":"applying","ofSect":false,"received":false,"overcoming":false,"condition":{"rank":"kin","qualifiers":[]}},"beside":[],"close":[],"withRuler":[{"key":"with-ruler:Sun","witnesses":[{"is":"regard","planet":"Sun","to":"Jupiter","by":"with","close":false}],"rule":"regard.Sun","planet":"Sun","by":"with"}],"lights":[{"key":"light:Sun/trine","witnesses":[{"is":"regard","planet":"Sun","to":"lot","by":"trine","close":false}],"rule":"regard.Sun","planet":"Sun","by":"trine"},{"key":"light:Moon/trine","witnesses":[{"is":"regard","planet":"Moon","to":"lot","by":"trine","close":false}],"rule":"regard.Moon","planet":"Moon","by":"trine"}],"spirit":{"key":"spirit:Cancer/9","witnesses":[{"is":"spirit","sign":"Cancer","place":9}],"rule":"lot.spirit","sign":"Cancer","place":9,"tone":1},"tenth":{"key":"from-lot:10/Sagittarius/2/","witnesses":[{"is":"from-lot","nth":10,"sign":"Sagittarius","place":2,"planets":[]}],"rule":"from-lot.10","nth":10,"sign":"Sagittarius","place":2,"planets":[]},"eleventh":{"key":"from-lot:11/Capricorn/3/","witnesses":[{"is":"from-lot","nth":11,"sign":"Capricorn","place":3,"planets":[]}],"rule":"from-lot.11","nth":11,"sign":"Capricorn","place":3,"planets":[]},"bound":{"key":"bound:Venus","witnesses":[{"is":"lot-bound","planet":"Venus"}],"rule":"lot.bound","planet":"Venus"},"end":{"key":"end:ring/Moon+Mars+Mercury+Sun/-/-","witnesses":[{"is":"end","kind":"ring","planets":["Moon","Mars","Mercury","Sun"],"place":null}],"rule":"end.ring","kind":"ring","planets":["Moon","Mars","Mercury","Sun"],"place":null,"sign":null}},"plan":"closed","headline":{"id":"headline","text":"Jupiter, which rules your lot in Pisces, is exalted in Cancer, so it has the best seat in the house. Jupiter, ruler of the lot, is in the same sign as the Sun, Cancer, so being seen may matter to you.","track":null,"because":[{"fact":"Jupiter is in Cancer, exalted.","rule":"A planet in its exaltation is like a person in honour and authority.","passage":"qabisi.dignity-likeness","reference":null,"ours":false},{"fact":"The Sun stands in the same sign as Jupiter, the ruler of the lot.","rule":"We read the Sun for purpose and for good name.","passage":"lilly.sun","reference":null,"ours":false}]},"letter":["Jupiter, which rules your lot in Pisces, is exalted in Cancer, so it has the best seat in the house. Jupiter, ruler of the lot, is in the same sign as the Sun, Cancer, so being seen may matter to you. Where children and games are, Pisces has time, so you may happily lie on the carpet when a child decides that you are a boat.","But among quick friends you may wait to be asked for what you would gladly have played. And the effort of learning something well may help you with another trouble too. For today, then: ring a friend whose call would have made you glad. You know what they would love. Then let the children steer; a boat on a carpet is already in harbour."],"tracks":[{"name":"patience","title":"patience and time","part":"gift","witnesses":["The Part of Fortune is in Pisces.","The Part of Fortune is in the fourth house by Placidus and in the fifth by signs."],"paragraph":"lot Pisces 5","next":{"name":"worship","title":"solitude and worship","text":"Jupiter and the ninth place both mean faith and a wide view, so you may feel well when you ask what a thing is for and live by the answer.","witnesses":["Jupiter rules Pisces, the sign of the lot, by the traditional rulers.","Jupiter is in Cancer, in the ninth house."]}},{"name":"friendship","title":"friendship and hope","part":"difficulty","witnesses":["Mars faces the Part of Fortune from the opposite sign.","The Part of Fortune is in the fourth house by Placidus and in the fifth by signs."],"paragraph":"test Mars opposition 5","next":null},{"name":"learning","title":"learning","part":"help","witnesses":["The Lot of Spirit is in Cancer, in the ninth house by signs.","The birth counts as one by day, and Jupiter belongs to the day."],"paragraph":"helpOther spirit 9","next":{"name":"patience","title":"patience and time","text":"The Moon is in the first place, that of the body. It grows and shrinks each month, and your strength may do the same, so a steady rhythm may help you. Take the same walk and keep the same bedtime, and begin the day slowly. A bad week can then pass more easily. The Moon is low where it stands, so the help may be a quiet one that does not talk about feelings.","witnesses":["The Moon sees Jupiter, the ruler of the lot, by a trine, within three degrees of exact.","The Moon is in Scorpio, in the first house."]}}],"blocks":{"fortunePath":[{"id":"fortunePath/lot","text":"‘You are the boat,’ says a child of four, and somebody lies down on the carpet. Gifts, games and children have the fifth place for themselves. An English book calls Pisces idle, and here that is right, because a boat does not hurry. So perhaps you have the patience to lie there for an hour, and the children can be happy.","track":"patience","because":[{"fact":"The Part of Fortune is in Pisces.","rule":"Pisces is a double-bodied sign of water; we read it as gentle and open.","passage":"lilly.pisces","reference":null,"ours":false},{"fact":"The Part of Fortune is in the fourth house by Placidus and in the fifth by signs.","rule":"The fifth house is given to children and to pleasure.","passage":"qabisi.house-5","reference":null,"ours":false},{"fact":"The Part of Fortune is in Pisces.","rule":"The Lot of Fortune is counted from the Ascendant by the distance between the Sun and the Moon.","passage":"qabisi.lot-of-fortune","reference":null,"ours":false}],"opensParagraph":true},{"id":"fortunePath/ruler","text":"Jupiter is exalted in Cancer, the sign of home, like a guest for whom the good plates are used. It rules your lot, so you may be generous as hosts are. Jupiter was near the Sun, but in a place where it has rights of its own, so you may be generous quietly and in your own way.","track":null,"because":[{"fact":"Jupiter rules Pisces, the sign of the lot, by the traditional rulers.","rule":"The lot is judged by the ruler of its sign, and by the place and rank of that ruler.","passage":"firmicus.lot-ruler-well","reference":null,"ours":false},{"fact":"Jupiter is in Cancer, exalted.","rule":"A planet in its exaltation is like a person in honour and authority.","passage":"qabisi.dignity-likeness","reference":null,"ours":false},{"fact":"Jupiter is near the Sun, on its own ground.","rule":"We count a planet near the Sun as less hidden in its own sign, exaltation or bound.","passage":null,"reference":null,"ours":true}],"opensParagraph":true},{"id":"fortunePath/end","text":"Behind your lot are the Moon, Mars, Mercury and the Sun, which depend on one another like threads in one cloth. If you pull at one thing, several may move, so pull gently.","track":null,"because":[{"fact":"The chain of rulers goes round in a ring: the Moon, Mars, Mercury and the Sun.","rule":"Where three or more rulers lead back to the first, the chain has no last planet.","passage":null,"reference":null,"ours":true}]},{"id":"fortunePath/place","text":"Jupiter and the ninth place both mean faith and a wide view, so you may feel well when you ask what a thing is for and live by the answer.","track":null,"because":[{"fact":"Jupiter is in Cancer, in the ninth house.","rule":"The ninth house is given to travel, religion and the sciences.","passage":"qabisi.house-9","reference":null,"ours":false},{"fact":"Jupiter rules Pisces, the sign of the lot, by the traditional rulers.","rule":"We read Jupiter for confidence, faith and generous judgement.","passage":"lilly.jupiter","reference":null,"ours":false}],"opensParagraph":true}],"currentBlockages":[{"id":"currentBlockages/difficulty","text":"Quick Mars stands among your friends, opposite your lot, which is about pleasure. In quick company it may seem that nobody has time to listen. So what you made for joy may stay in its case, like an instrument, until somebody asks for it, and where everyone talks, nobody may think of asking.","track":"friendship","because":[{"fact":"Mars faces the Part of Fortune from the opposite sign.","rule":"Where Mars is in a difficult relation to the lot or its ruler, we read it for haste and friction.","passage":"lilly.mars-ill","reference":null,"ours":false},{"fact":"The Part of Fortune is in the fourth house by Placidus and in the fifth by signs.","rule":"The fifth house is given to children and to pleasure.","passage":"qabisi.house-5","reference":null,"ours":false}],"opensParagraph":true},{"id":"currentBlockages/inside","text":"Some evenings you perhaps carry the phone from room to room, too proud to call and too fond to put it away. Somebody else may be doing the same. Nobody has to be in the right first. To miss a person is reason enough.","track":"friendship","because":[{"fact":"Mars faces the Part of Fortune from the opposite sign.","rule":"Where Mars is in a difficult relation to the lot or its ruler, we read it for haste and friction.","passage":"lilly.mars-ill","reference":null,"ours":false}],"opensParagraph":true},{"id":"currentBlockages/help","text":"The lot of effort, which the books call Spirit, is in the ninth place, with study, faith and far roads. So learning may be the effort that helps you. Begin a course or a language whose end you cannot see yet. With an open book before you, the trouble may look less like a wall.","track":"learning","because":[{"fact":"The Lot of Spirit is in Cancer, in the ninth house by signs.","rule":"The Lot of Spirit stands for the soul and the mind, as Fortune stands for the body; we read it for what a person chooses to do.","passage":"valens.spirit","reference":null,"ours":false},{"fact":"The birth counts as one by day, and Jupiter belongs to the day.","rule":"The Sun, Jupiter and Saturn belong to the day; the Moon, Venus and Mars are left for the night.","passage":"firmicus.sect","reference":null,"ours":false}],"opensParagraph":true}],"spiritualGuidance":[{"id":"spiritualGuidance/answer","text":"Think again of Mars’s opposition. After a quarrel two people are silent, and the next kind word can be yours. ‘None of you believes until he loves for his brother what he loves for himself,’ said the Prophet, peace be upon him (Bukhari 13). So your own wish shows what to do for another, who is perhaps waiting as well. It can feel awkward the first time, and it is kind all the same.","track":"friendship","because":[{"fact":"The difficulty named above is waiting to be asked.","rule":"Counsel answers the difficulty of a person, never a planet; the choice of this virtue is ours.","passage":null,"reference":null,"ours":true},{"fact":"Mars faces the Part of Fortune from the opposite sign.","rule":"Where Mars is in a difficult relation to the lot or its ruler, we read it for haste and friction.","passage":"lilly.mars-ill","reference":null,"ours":false}],"opensParagraph":true}],"practicalSteps":[{"id":"practicalSteps/today","text":"Today: Ring a friend whose call would have made you glad.","track":"friendship","because":[{"fact":"The step is for friendship and hope: you know what they would love.","rule":"This step is ours.","passage":null,"reference":null,"ours":true}]},{"id":"practicalSteps/week","text":"This week: Ask a friend for one piece of advice, and tell them later what came of it.","track":"friendship","because":[{"fact":"The step is for friendship and hope: a question opens a door again.","rule":"This step is ours.","passage":null,"reference":null,"ours":true}]},{"id":"practicalSteps/month","text":"This month, for your gift: Plant something that takes longer than a season, or look after one.","track":"patience","because":[{"fact":"The step is for patience and time: slow things teach patience.","rule":"This step is ours.","passage":null,"reference":null,"ours":true}]}],"lightSidePattern":[{"id":"lightSidePattern/trait","text":"Your kindness may be greater than you know. You lend a thing and set no date for its return, and now and then somebody learns kindness from you. You know how it is to stand at the edge. So you see who else is standing there, and can walk over.","track":null,"because":[{"fact":"The Part of Fortune is in Pisces.","rule":"Pisces is a double-bodied sign of water; we read it as gentle and open.","passage":"lilly.pisces","reference":null,"ours":false},{"fact":"Jupiter is in Cancer, exalted.","rule":"A planet in its exaltation is like a person in honour and authority.","passage":"qabisi.dignity-likeness","reference":null,"ours":false}]}],"darkSideWarning":[{"id":"darkSideWarning/trait","text":"You can give people so much shelter that they never learn to build a roof of their own. A hurt that is kept can become a cool greeting for someone who meant no harm. Greet them warmly next time.","track":null,"because":[{"fact":"The Part of Fortune is in Pisces.","rule":"Pisces is a double-bodied sign of water; we read it as gentle and open.","passage":"lilly.pisces","reference":null,"ours":false},{"fact":"Jupiter is in Cancer, exalted.","rule":"A planet in its exaltation is like a person in honour and authority.","passage":"qabisi.dignity-likeness","reference":null,"ours":false}]}]},"readFrom":{"fortunePath":"Part of Fortune in Pisces; Part of Fortune in the fifth house by signs (fourth by Placidus); Jupiter in Cancer, exalted, near the Sun, on its own ground.","currentBlockages":"Mars opposite the lot; Part of Fortune in the fifth house by signs (fourth by Placidus); Lot of Spirit in Cancer, ninth house; a birth by day.","spiritualGuidance":"The difficulty named above, waiting to be asked; not from any planet.","practicalSteps":"Today and this week from the difficulty named above; this month from the gift.","lightSidePattern":"Part of Fortune in Pisces, fifth house by signs (fourth by Placidus); Jupiter in Cancer, exalted, near the Sun, on its own ground; the difficulty named above.","darkSideWarning":"The same: Part of Fortune in Pisces, fifth house by signs (fourth by Placidus); Jupiter in Cancer, exalted, near the Sun, on its own ground; the difficulty.","realLifeExamples":"The gift and the difficulty, one example each."},"steps":[{"id":"track/friendship/today/5","when":"today","track":"friendship","lead":"Today","text":"Ring a friend whose call would have made you glad.","why":"you know what they would love"},{"id":"track/friendship/week/7","when":"week","track":"friendship","lead":"This week","text":"Ask a friend for one piece of advice, and tell them later what came of it.","why":"a question opens a door again"},{"id":"track/patience/month/4","when":"month","track":"patience","lead":"This month, for your gift","text":"Plant something that takes longer than a season, or look after one.","why":"slow things teach patience"}],"realLifeExamples":[{"id":"libra-mediator","kind":"illustration","text":"On Wednesdays Ingrid, who was once a judge in Bergen, sits in a prison visiting room and helps men write letters to the people they have wronged. She corrects no spelling unless she is asked. Some letters take a year.","factor":"track:patience","reason":"it is about patience and time: Ingrid gives a hard thing the time it needs; in your chart: the Part of Fortune is in Pisces."},{"id":"cancer-old-friend","kind":"illustration","text":"Giorgos, a fisherman on Chios, never invited his friend again after the friend had missed one important dinner in 1998. They passed each other in the harbour every morning. He remembered that whole evening, dish by dish. Years later he heard that the friend had been sitting beside his own sick father in hospital.","factor":"track:friendship","reason":"it is about friendship and hope: Giorgos remembers a friendship in every detail; in your chart: Mars faces the Part of Fortune from the opposite sign."}],"ayahs":[],"hadith":{"id":"bukhari-13","track":"friendship","english":"The Prophet, peace be upon him, said: ‘None of you believes until he loves for his brother what he loves for himself.’","arabic":"لا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ","collection":"Sahih al-Bukhari","book":"Belief","number":"13","narrator":"Anas ibn Malik","grade":"Sahih","excerpt":false},"themes":["patience","friendship","learning","time","hope","knowledge","community","travel"]}', 1772366400000, x'0000000040000000000000720000000000590000004c660000007f00000000000000000066330000', '0 static-themes-0af6a8f5, themes a87f9510', '', 'en');
INSERT INTO `analysis_ratings` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 4, 1772366400000, 'patience,friendship,learning');
INSERT INTO `birth_details` VALUES ('05474f7a-56f7-4991-a0b0-6a37930237cf', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', NULL, '1978-07-15', '14:30', '745044', 'Istanbul', 'Istanbul', 'Türkiye', 41.01384, 28.94966, 'Europe/Istanbul', 269350200000, 10800, 'zone', NULL, '2026f', 1772366400000, 1);
INSERT INTO `correction_requests` VALUES ('correction', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', '05474f7a-56f7-4991-a0b0-6a37930237cf', '{"birthTime":"14:35"}', 'My mother remembers it.', 'pending', NULL, NULL, NULL, 1772366400000);
INSERT INTO `aspects` VALUES (1, 1, 2, 'Sun', 'Moon', 'Trine', 4.6108476543432175, 115.38915234565678, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (2, 1, 5, 'Sun', 'Mars', 'Sextile', 4.692582293271073, 55.30741770672893, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (3, 1, 6, 'Sun', 'Jupiter', 'Conjunction', 3.670340496497076, 3.670340496497076, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (4, 1, 10, 'Sun', 'Pluto', 'Square', 8.60227591733971, 81.39772408266029, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (5, 2, 3, 'Moon', 'Mercury', 'Square', 0.5560841839722173, 89.44391581602778, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (6, 2, 5, 'Moon', 'Mars', 'Sextile', 0.08173463892785549, 60.081734638927855, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (7, 2, 6, 'Moon', 'Jupiter', 'Trine', 0.9405071578461417, 119.05949284215386, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (8, 2, 8, 'Moon', 'Uranus', 'Conjunction', 5.684047382415741, 5.684047382415741, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (9, 2, NULL, 'Moon', 'Midheaven', 'Square', 6.061409674199666, 96.06140967419967, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (10, 3, 9, 'Mercury', 'Neptune', 'Trine', 2.5507364493100226, 117.44926355068998, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (11, 3, 10, 'Mercury', 'Pluto', 'Sextile', 4.54751244696871, 55.45248755303129, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (12, 4, 7, 'Venus', 'Saturn', 'Conjunction', 5.114095322071563, 5.114095322071563, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (13, 4, NULL, 'Venus', 'Ascendant', 'Sextile', 1.098187110569853, 61.09818711056985, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (14, 5, 6, 'Mars', 'Jupiter', 'Sextile', 1.0222417967739972, 58.977758203226, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (15, 5, 8, 'Mars', 'Uranus', 'Sextile', 5.602312743487886, 54.397687256512114, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (16, 5, 9, 'Mars', 'Neptune', 'Square', 1.91291762640995, 88.08708237359005, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (17, 6, 8, 'Jupiter', 'Uranus', 'Trine', 6.624554540261883, 113.37544545973812, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (18, 6, 10, 'Jupiter', 'Pluto', 'Square', 4.931935420842635, 85.06806457915737, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (19, 7, NULL, 'Saturn', 'Ascendant', 'Sextile', 6.212282432641416, 66.21228243264142, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (20, 7, NULL, 'Saturn', 'Part of Fortune', 'Opposition', 1.601434778298227, 178.39856522170177, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (21, 8, NULL, 'Uranus', 'Midheaven', 'Square', 0.3773622917839248, 90.37736229178392, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (22, 9, 10, 'Neptune', 'Pluto', 'Sextile', 1.9967759976586876, 61.99677599765869, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (23, 9, NULL, 'Neptune', 'Midheaven', 'Trine', 4.066757408861861, 124.06675740886186, 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `aspects` VALUES (24, 10, NULL, 'Pluto', 'Midheaven', 'Sextile', 2.069981411203173, 62.06998141120317, 0, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (1, 1, 214.95119292699692, 243.5310529371639, 'Scorpio', 8, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (2, 2, 243.5310529371639, 276.51038751147803, 'Sagittarius', 9, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (3, 3, 276.51038751147803, 311.95332336800993, 'Capricorn', 10, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (4, 4, 311.95332336800993, 344.9500363120727, 'Aquarius', 11, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (5, 5, 344.9500363120727, 12.538336793547558, 'Pisces', 12, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (6, 6, 12.538336793547558, 34.951192926996896, 'Aries', 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (7, 7, 34.951192926996896, 63.531052937163906, 'Taurus', 2, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (8, 8, 63.531052937163906, 96.51038751147803, 'Gemini', 3, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (9, 9, 96.51038751147803, 131.95332336800993, 'Cancer', 4, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (10, 10, 131.95332336800993, 164.95003631207274, 'Leo', 5, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (11, 11, 164.95003631207274, 192.53833679354756, 'Virgo', 6, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `houses` VALUES (12, 12, 192.53833679354756, 214.95119292699692, 'Libra', 7, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planetary_rulers` VALUES (1, 'Aries', 'Mars', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (2, 'Taurus', 'Venus', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (3, 'Gemini', 'Mercury', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (4, 'Cancer', 'Moon', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (5, 'Leo', 'Sun', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (6, 'Virgo', 'Mercury', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (7, 'Libra', 'Venus', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (8, 'Scorpio', 'Mars', 'Pluto', 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (9, 'Sagittarius', 'Jupiter', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (10, 'Capricorn', 'Saturn', NULL, 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (11, 'Aquarius', 'Saturn', 'Uranus', 1, 1767225600000, NULL);
INSERT INTO `planetary_rulers` VALUES (12, 'Pisces', 'Jupiter', 'Neptune', 1, 1767225600000, NULL);
INSERT INTO `planets` VALUES (1, 'Sun', 'Cancer', 4, 4, 112.62558069655282, 22.625580696552817, 0.9537779989503798, 0, 9, 22, 37, 32, 0, 'direct', 'peregrine', 'Water', 'Cardinal', '[10]', 9, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (2, 'Moon', 'Scorpio', 8, 8, 228.0147330422096, 18.0147330422096, 13.945095721553336, 0, 1, 18, 0, 53, -1, 'direct', 'triplicity, fall', 'Water', 'Fixed', '[9]', 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (3, 'Mercury', 'Leo', 5, 5, 138.57081722618182, 18.570817226181816, 1.2427564235720858, 0, 10, 18, 34, 14, 2, 'direct', 'term', 'Fire', 'Fixed', '[8,11]', 10, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (4, 'Venus', 'Virgo', 6, 6, 153.85300581642707, 3.8530058164270713, 1.1344519301689122, 0, 10, 3, 51, 10, -1, 'direct', 'triplicity, fall', 'Earth', 'Mutable', '[7,12]', 10, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (5, 'Mars', 'Virgo', 6, 6, 167.93299840328174, 17.932998403281744, 0.5939845034337298, 0, 11, 17, 55, 58, 3, 'direct', 'triplicity', 'Earth', 'Mutable', '[1,6]', 11, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (6, 'Jupiter', 'Cancer', 4, 4, 108.95524020005574, 18.95524020005574, 0.22474692749884143, 0, 9, 18, 57, 18, 4, 'direct', 'exaltation', 'Water', 'Cardinal', '[2,5]', 9, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (7, 'Saturn', 'Leo', 5, 5, 148.7389104943555, 28.73891049435551, 0.11069407780979636, 0, 10, 28, 44, 20, -2, 'direct', 'triplicity, detriment', 'Fire', 'Fixed', '[3,4]', 10, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (8, 'Uranus', 'Scorpio', 8, 8, 222.33068565979386, 12.330685659793858, -0.005089512761131773, 1, 1, 12, 19, 50, 0, 'stationary', 'peregrine', 'Water', 'Fixed', '[]', 1, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (9, 'Neptune', 'Sagittarius', 9, 9, 256.0200807768718, 16.020080776871794, -0.020316646155600856, 1, 2, 16, 1, 12, 0, 'retrograde', 'peregrine', 'Fire', 'Mutable', '[]', 2, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `planets` VALUES (10, 'Pluto', 'Libra', 7, 7, 194.0233047792131, 14.023304779213106, 0.01179950020249895, 0, 12, 14, 1, 23, 0, 'direct', 'peregrine', 'Air', 'Cardinal', '[]', 12, 'ed60cd52-376c-474f-802f-ab803562b580');
INSERT INTO `astrological_readings` VALUES ('ed60cd52-376c-474f-802f-ab803562b580', '05474f7a-56f7-4991-a0b0-6a37930237cf', 'Pisces', 0.34034527265373526, 4, 'Jupiter', 'Cancer', 9, 1, '2.0.0', '{"engineVersion":"2.0.0","utc":"1978-07-15T11:30:00.000Z","latitude":41.01384,"longitude":28.94966,"houseSystem":"placidus","rulers":"traditional","isDayBirth":true,"sunAltitude":64.22912407033544,"sectUncertain":false,"ascendant":214.95119292699692,"midheaven":131.95332336800993,"cusps":[214.95119292699692,243.5310529371639,276.51038751147803,311.95332336800993,344.9500363120727,12.538336793547558,34.951192926996896,63.531052937163906,96.51038751147803,131.95332336800993,164.95003631207274,192.53833679354756],"planets":[{"name":"Sun","longitude":112.62558069655282,"sign":"Cancer","degree":22.625580696552817,"house":9,"latitude":0.0001080519399610578,"speed":0.9537779989503798,"isRetrograde":false,"motion":"direct","dignities":["peregrine"],"strength":0,"solarPhase":null},{"name":"Moon","longitude":228.0147330422096,"sign":"Scorpio","degree":18.0147330422096,"house":1,"latitude":3.817585468273984,"speed":13.945095721553336,"isRetrograde":false,"motion":"direct","dignities":["triplicity","fall"],"strength":-1,"solarPhase":"free"},{"name":"Mercury","longitude":138.57081722618182,"sign":"Leo","degree":18.570817226181816,"house":10,"latitude":0.28870208370394884,"speed":1.2427564235720858,"isRetrograde":false,"motion":"direct","dignities":["term"],"strength":2,"solarPhase":"free"},{"name":"Venus","longitude":153.85300581642707,"sign":"Virgo","degree":3.8530058164270713,"house":10,"latitude":1.350300524345453,"speed":1.1344519301689122,"isRetrograde":false,"motion":"direct","dignities":["triplicity","fall"],"strength":-1,"solarPhase":"free"},{"name":"Mars","longitude":167.93299840328174,"sign":"Virgo","degree":17.932998403281744,"house":11,"latitude":0.7716311189614785,"speed":0.5939845034337298,"isRetrograde":false,"motion":"direct","dignities":["triplicity"],"strength":3,"solarPhase":"free"},{"name":"Jupiter","longitude":108.95524020005574,"sign":"Cancer","degree":18.95524020005574,"house":9,"latitude":0.15259122905433825,"speed":0.22474692749884143,"isRetrograde":false,"motion":"direct","dignities":["exaltation"],"strength":4,"solarPhase":"combust"},{"name":"Saturn","longitude":148.7389104943555,"sign":"Leo","degree":28.73891049435551,"house":10,"latitude":1.4395443697931818,"speed":0.11069407780979636,"isRetrograde":false,"motion":"direct","dignities":["triplicity","detriment"],"strength":-2,"solarPhase":"free"},{"name":"Uranus","longitude":222.33068565979386,"sign":"Scorpio","degree":12.330685659793858,"house":1,"latitude":0.37827785660712404,"speed":-0.005089512761131773,"isRetrograde":true,"motion":"stationary","dignities":["peregrine"],"strength":0,"solarPhase":"free"},{"name":"Neptune","longitude":256.0200807768718,"sign":"Sagittarius","degree":16.020080776871794,"house":2,"latitude":1.481124345414897,"speed":-0.020316646155600856,"isRetrograde":true,"motion":"retrograde","dignities":["peregrine"],"strength":0,"solarPhase":"free"},{"name":"Pluto","longitude":194.0233047792131,"sign":"Libra","degree":14.023304779213106,"house":12,"latitude":17.02761939840062,"speed":0.01179950020249895,"isRetrograde":false,"motion":"direct","dignities":["peregrine"],"strength":0,"solarPhase":"free"}],"nodes":[{"name":"Mean Node","longitude":180.20343548864466,"sign":"Libra","degree":0.20343548864465788,"house":11,"latitude":0,"speed":-0.052945809526290716,"isRetrograde":false,"motion":"direct","dignities":[],"strength":0,"solarPhase":null},{"name":"True Node","longitude":179.23940516836936,"sign":"Virgo","degree":29.23940516836936,"house":11,"latitude":0,"speed":-0.058856859844777884,"isRetrograde":false,"motion":"direct","dignities":[],"strength":0,"solarPhase":null}],"aspects":[{"from":"Sun","to":"Moon","type":"Trine","orb":4.6108476543432175,"diff":115.38915234565678,"applying":true},{"from":"Sun","to":"Mars","type":"Sextile","orb":4.692582293271073,"diff":55.30741770672893,"applying":false},{"from":"Sun","to":"Jupiter","type":"Conjunction","orb":3.670340496497076,"diff":3.670340496497076,"applying":false},{"from":"Sun","to":"Pluto","type":"Square","orb":8.60227591733971,"diff":81.39772408266029,"applying":false},{"from":"Moon","to":"Mercury","type":"Square","orb":0.5560841839722173,"diff":89.44391581602778,"applying":true},{"from":"Moon","to":"Mars","type":"Sextile","orb":0.08173463892785549,"diff":60.081734638927855,"applying":false},{"from":"Moon","to":"Jupiter","type":"Trine","orb":0.9405071578461417,"diff":119.05949284215386,"applying":true},{"from":"Moon","to":"Uranus","type":"Conjunction","orb":5.684047382415741,"diff":5.684047382415741,"applying":false},{"from":"Moon","to":"Midheaven","type":"Square","orb":6.061409674199666,"diff":96.06140967419967,"applying":false},{"from":"Mercury","to":"Neptune","type":"Trine","orb":2.5507364493100226,"diff":117.44926355068998,"applying":false},{"from":"Mercury","to":"Pluto","type":"Sextile","orb":4.54751244696871,"diff":55.45248755303129,"applying":false},{"from":"Venus","to":"Saturn","type":"Conjunction","orb":5.114095322071563,"diff":5.114095322071563,"applying":false},{"from":"Venus","to":"Ascendant","type":"Sextile","orb":1.098187110569853,"diff":61.09818711056985,"applying":true},{"from":"Mars","to":"Jupiter","type":"Sextile","orb":1.0222417967739972,"diff":58.977758203226,"applying":true},{"from":"Mars","to":"Uranus","type":"Sextile","orb":5.602312743487886,"diff":54.397687256512114,"applying":false},{"from":"Mars","to":"Neptune","type":"Square","orb":1.91291762640995,"diff":88.08708237359005,"applying":false},{"from":"Jupiter","to":"Uranus","type":"Trine","orb":6.624554540261883,"diff":113.37544545973812,"applying":false},{"from":"Jupiter","to":"Pluto","type":"Square","orb":4.931935420842635,"diff":85.06806457915737,"applying":false},{"from":"Saturn","to":"Ascendant","type":"Sextile","orb":6.212282432641416,"diff":66.21228243264142,"applying":true},{"from":"Saturn","to":"Part of Fortune","type":"Opposition","orb":1.601434778298227,"diff":178.39856522170177,"applying":true},{"from":"Uranus","to":"Midheaven","type":"Square","orb":0.3773622917839248,"diff":90.37736229178392,"applying":true},{"from":"Neptune","to":"Pluto","type":"Sextile","orb":1.9967759976586876,"diff":61.99677599765869,"applying":true},{"from":"Neptune","to":"Midheaven","type":"Trine","orb":4.066757408861861,"diff":124.06675740886186,"applying":true},{"from":"Pluto","to":"Midheaven","type":"Sextile","orb":2.069981411203173,"diff":62.06998141120317,"applying":false}],"partOfFortune":{"longitude":330.34034527265374,"sign":"Pisces","degree":0.34034527265373526,"house":4,"ruler":"Jupiter","rulerSign":"Cancer","rulerHouse":9,"reversed":false,"chain":{"startSign":"Pisces","steps":[{"planet":"Jupiter","sign":"Cancer","house":9},{"planet":"Moon","sign":"Scorpio","house":1},{"planet":"Mars","sign":"Virgo","house":11},{"planet":"Mercury","sign":"Leo","house":10},{"planet":"Sun","sign":"Cancer","house":9}],"ending":{"kind":"loop","planets":["Moon","Mars","Mercury","Sun"]}}},"otherLot":{"longitude":99.56204058134014,"sign":"Cancer","degree":9.562040581340142,"house":9,"ruler":"Moon","rulerSign":"Scorpio","rulerHouse":1,"reversed":true,"chain":{"startSign":"Cancer","steps":[{"planet":"Moon","sign":"Scorpio","house":1},{"planet":"Mars","sign":"Virgo","house":11},{"planet":"Mercury","sign":"Leo","house":10},{"planet":"Sun","sign":"Cancer","house":9}],"ending":{"kind":"loop","planets":["Moon","Mars","Mercury","Sun"]}}}}', '{"utc":"1978-07-15T11:30:00.000Z","latitude":41.01384,"longitude":28.94966,"rulers":"traditional"}', 1772366400000, 10, 12, 24, NULL, NULL);
INSERT INTO `form_drafts` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', '/my-book/write', '{"text":"Half a note"}', 1772366400000);
INSERT INTO `path_progress` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'track/person/practice/1', 1772366400000);
INSERT INTO `user_stories` VALUES ('9006ba7c-acf1-479c-8a91-7eae24719e5c', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'The door', 'A story about patience, and about the door that opened when I had stopped knocking.', 1, NULL, 'approved', NULL, 1772366400000, NULL, NULL, '[]', 'light', '1', 0, NULL, 0, 0, 'cb50fdca5a1b4a3e05be7fd24f9d543fd22e03ff840d2adbc3023efe49d4365c', NULL, NULL);
INSERT INTO `audit_log` VALUES (1, 1772366400000, 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'events.create', 'event', 'e38036ea-d0e7-476f-80ea-e557ec825072', NULL, NULL, '{"title":"A journey","eventType":"Journey","dateRange":"Spring 1998","description":"By road."}', NULL);
INSERT INTO `audit_log` VALUES (2, 1772366400000, 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'enhanced-events.create', 'enhanced-event', '24c44aa1-5b40-499d-8533-51dda920366f', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', NULL, '{"birthDetailId":"05474f7a-56f7-4991-a0b0-6a37930237cf","alignment":"light","title":"The letter","description":"It came after a year.","astroExplanation":"Jupiter helps the Part of Fortune from the ninth.","eventDate":"2001-05-06","readingId":"ed60cd52-376c-474f-802f-ab803562b580","keywordSignDisplay":"Courage, Patience"}', NULL);
INSERT INTO `events_enhanced` VALUES ('24c44aa1-5b40-499d-8533-51dda920366f', '05474f7a-56f7-4991-a0b0-6a37930237cf', 'ed60cd52-376c-474f-802f-ab803562b580', 'The letter', 'It came after a year.', 'light', 'Jupiter helps the Part of Fortune from the ninth.', 'Courage, Patience', '2001-05-06', NULL, 1772366400000, 1772366400000);
INSERT INTO `event_keyword` VALUES ('24c44aa1-5b40-499d-8533-51dda920366f', 1);
INSERT INTO `event_keyword` VALUES ('24c44aa1-5b40-499d-8533-51dda920366f', 217);
INSERT INTO `events` VALUES ('e38036ea-d0e7-476f-80ea-e557ec825072', 'A journey', 'By road.', 'Journey', 'Spring 1998', 1, 1772366400000);
INSERT INTO `keyword_categories` VALUES (1, 'Character', 'How a person tends to act, before any choice is made.');
INSERT INTO `keyword_categories` VALUES (5, 'Work and Craft', 'Skill, duty, and how one uses one’s time.');
INSERT INTO `keyword_categories` VALUES (7, 'Learning and Speech', 'Study, teaching, speech and silence.');
INSERT INTO `keyword_categories` VALUES (8, 'Patience and Trial', 'Hardship, waiting, loss, and how a person meets them.');
INSERT INTO `keyword_categories` VALUES (10, 'Service and Justice', 'Fairness, leadership, and the good done for others.');
INSERT INTO `keywords` VALUES (1, 'Courage', 'Aries', 'Light', 1, 'Doing what is right while still afraid.');
INSERT INTO `keywords` VALUES (2, 'Initiative', 'Aries', 'Light', 5, 'Taking the first step without waiting to be asked.');
INSERT INTO `keywords` VALUES (3, 'Honest Speech', 'Aries', 'Light', 7, 'Saying plainly what one means, without malice.');
INSERT INTO `keywords` VALUES (4, 'Defence of the Weak', 'Aries', 'Light', 10, 'Standing beside someone who cannot stand alone.');
INSERT INTO `keywords` VALUES (217, 'Patience', 'Capricorn', 'Light', 8, 'Waiting with trust and without complaint.');
INSERT INTO `users_search_rows` VALUES (1, 'd22cdbee-e279-4eb8-8835-6b06d10c2c68');
INSERT INTO `users_search_rows` VALUES (2, '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `birth_details_search_rows` VALUES (1, '05474f7a-56f7-4991-a0b0-6a37930237cf');
INSERT INTO `user_stories_search_rows` VALUES (1, '9006ba7c-acf1-479c-8a91-7eae24719e5c');
INSERT INTO `events_enhanced_search_rows` VALUES (1, '24c44aa1-5b40-499d-8533-51dda920366f');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$ZK+ogftJ2saQ0kw8vn90qpS0rRnX7MJ+ny+JAwjwuO4', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$3NxTn67ZZm5DarvF0CZoPrXtSQSvLaieayGhX2dj0PI', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$b4KKtqwDKmMpHlLKCMlqaKRSZzKX9StctEaNVSWFzHw', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$WD+1KkU98rdt+EeOCvhcGrVJaCW3JNqGz8P5jzWDm0s', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$kROpQm0BklrhYbdVAMSh3N0dPQuJUEaydSwDOD3mWfM', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$AJHv/qxWYbmAaH6xOt1CqAjmSCNaKczHi/5cbi/QrNI', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$SMaQQ0On0ID+pP6e//A5NOrXw0P4AxiX3a0NwFeSOXo', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$Xdb2AR1042ZzzB1Sngv9GP5qHgk+150P/qDcpJ/Trk0', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$zsCJB4bqZVFppkWim/XzNAFgcA8BiaHLgDWewdun5T8', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `recovery_codes` VALUES ('$argon2id$v=19$m=19456,t=2,p=1$+g0rgjy9GE9Fu2aAI5pg7w$pX2zHtIn9vUfKjmWKg8VydIhRUfKXMtl4HneE+vOzOM', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6');
INSERT INTO `second_factors` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'CJJCI5WGQY63Q5KYXHD7GEHBKXWWDRH2', 1772366400000, 1772366400000, 59078880, NULL);
INSERT INTO `security_events` VALUES (1, 1772366400000, 'registered', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'cda0f52d-abd5-4684-9809-62b1380ee875');
INSERT INTO `security_events` VALUES (2, 1772366400000, 'sign-in', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'cda0f52d-abd5-4684-9809-62b1380ee875');
INSERT INTO `security_events` VALUES (3, 1772366400000, 'registered', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'b8286830-00d2-465f-a36e-b91ba18da69b');
INSERT INTO `security_events` VALUES (4, 1772366400000, 'sign-in', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'b8286830-00d2-465f-a36e-b91ba18da69b');
INSERT INTO `security_events` VALUES (5, 1772366400000, 'second-factor.enabled', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', '8ea8faec-3bf6-4999-8b64-1de3a6fa38d4');
INSERT INTO `analysis_examples` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', 0, 1, 'lot.sign:Aries', 'Told about patience.');
INSERT INTO `analysis_writings` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', 'https://model.example', NULL, 1772366400000);
INSERT INTO `vectors` VALUES (1, '9006ba7c-acf1-479c-8a91-7eae24719e5c', NULL, 'static', x'0102', x'0304', '[0.5]', 1772366400000);
INSERT INTO `writer_consents` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'https://model.example', 1772366400000);
INSERT INTO `seeded` VALUES ('vocabulary-1', 1767225600000);
INSERT INTO `events_search_rows` VALUES (1, 'e38036ea-d0e7-476f-80ea-e557ec825072');
INSERT INTO `reindex_runs` VALUES (1, 'done', 'search', NULL, NULL, NULL, NULL, 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 1772366400000, 1772366400000, 1772366401000);
INSERT INTO `answered_requests` VALUES ('rTlCam_7NIv_iHt22RNF6E8oNopYxuhkBb2j9Uin_rk', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', '9006ba7c-acf1-479c-8a91-7eae24719e5c', 1772366400000);
INSERT INTO `answered_requests` VALUES ('H9t0eDDdoAcB-XbH3QwCP7J8pYo81Z9Y3ve4vfqHmh0', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', '1f14b1f5-4a65-4f4f-a1b6-6e4c8a4a5a7b', 1772366400000);
INSERT INTO `answered_requests` VALUES ('CaspMh-mTjtHNWPEyUNJzizgR-JU8kwIVz__JL0nmeo', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'e38036ea-d0e7-476f-80ea-e557ec825072', 1772366400000);
INSERT INTO `answered_requests` VALUES ('3Eili7LEnk-M1DnCNdMNxCm-u6ikChIZ3tzsu_GmlBA', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', '24c44aa1-5b40-499d-8533-51dda920366f', 1772366400000);
INSERT INTO `monthly_letters` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 1772366400000, '2026-03');
INSERT INTO `notes` VALUES ('1f14b1f5-4a65-4f4f-a1b6-6e4c8a4a5a7b', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'none', '', NULL, '2026-03-01', 1447, 9, 12, 'What the lantern on the stairs reminded me of: a word my grandmother used.', 0, 1772366400000, NULL, NULL);
INSERT INTO `passkeys` VALUES ('passkey', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'credential', 'public key', 3, '["internal"]', 'Phone', 1, 1772366400000, NULL);
INSERT INTO `departures` VALUES (1, '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'mail', 'Your reading', 1772366400000);
INSERT INTO `record_reads` VALUES (1, '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'enhanced-events.create', 'opened', 1772366400000, 492324);
INSERT INTO `record_reads` VALUES (2, '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'd22cdbee-e279-4eb8-8835-6b06d10c2c68', 'users.person', 'opened', 1772366400000, 492324);
INSERT INTO `analysis_subjects` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', 'gift', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'lot Pisces 5', 412962693, 1772366400000, NULL, NULL);
INSERT INTO `analysis_subjects` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', 'difficulty', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'test Mars opposition 5', 3948766155, 1772366400000, NULL, NULL);
INSERT INTO `analysis_subjects` VALUES ('8bb0aba3-e3a4-4c31-9f1f-0122db7a46d1', 'help', '9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'helpOther spirit 9', 3810424844, 1772366400000, NULL, NULL);
INSERT INTO `life_answers` VALUES ('9045f1fe-8c72-470b-afb7-d685e8dbd3f6', 'yes', 'no', NULL, 1772366400000);
INSERT INTO `similarity_state` VALUES (1, 1);
INSERT INTO `users_search` (rowid, text) VALUES (1, 'Person 1
person-1@qismah.example');
INSERT INTO `users_search` (rowid, text) VALUES (2, 'Person 2
person-2@qismah.example');
INSERT INTO `birth_details_search` (rowid, text) VALUES (1, '
Istanbul
Türkiye');
INSERT INTO `user_stories_search` (rowid, text) VALUES (1, 'The door

A story about patience, and about the door that opened when I had stopped knocking.');
INSERT INTO `events_enhanced_search` (rowid, text) VALUES (1, 'The letter
It came after a year.
Courage, Patience');
INSERT INTO `similarity_search` (rowid, text) VALUES (1, 'The door
A story about patience, and about the door that opened when I had stopped knocking.');
INSERT INTO `events_search` (rowid, text) VALUES (1, 'A journey
Journey');
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);
CREATE INDEX `account_tokens_expires_at` ON `account_tokens` (`expires_at`);
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
CREATE UNIQUE INDEX `users_google_id` ON `users` (`google_id`) WHERE google_id is not null;
CREATE INDEX `users_created_at` ON `users` (`created_at`);
CREATE INDEX `analyses_user` ON `analyses` (`user_id`);
CREATE INDEX `analysis_ratings_user` ON `analysis_ratings` (`user_id`);
CREATE INDEX `birth_details_created_at` ON `birth_details` (`created_at`);
CREATE INDEX `correction_requests_user` ON `correction_requests` (`user_id`);
CREATE INDEX `correction_requests_status` ON `correction_requests` (`status`,`created_at`);
CREATE INDEX `correction_requests_birth_detail` ON `correction_requests` (`birth_detail_id`);
CREATE INDEX `correction_requests_decided_by` ON `correction_requests` (`decided_by`);
CREATE INDEX `aspects_reading` ON `aspects` (`reading_id`);
CREATE INDEX `aspects_aspecting` ON `aspects` (`aspecting_planet_id`);
CREATE INDEX `aspects_aspected` ON `aspects` (`aspected_planet_id`);
CREATE INDEX `houses_reading` ON `houses` (`reading_id`);
CREATE UNIQUE INDEX `planetary_rulers_sign` ON `planetary_rulers` (`sign`);
CREATE INDEX `planets_reading` ON `planets` (`reading_id`);
CREATE UNIQUE INDEX `astrological_readings_birth_detail` ON `astrological_readings` (`birth_detail_id`);
CREATE INDEX `astrological_readings_created_at` ON `astrological_readings` (`created_at`);
CREATE INDEX `user_stories_user` ON `user_stories` (`user_id`,`submitted_at`);
CREATE INDEX `user_stories_status` ON `user_stories` (`status`,`submitted_at`);
CREATE INDEX `user_stories_reviewed_by` ON `user_stories` (`reviewed_by`);
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`);
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`at`);
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`);
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_user_id`);
CREATE INDEX `events_enhanced_birth_detail` ON `events_enhanced` (`birth_detail_id`);
CREATE INDEX `events_enhanced_reading` ON `events_enhanced` (`reading_id`);
CREATE INDEX `events_enhanced_created_at` ON `events_enhanced` (`created_at`);
CREATE INDEX `events_enhanced_vector` ON `events_enhanced` (`vector_id`);
CREATE INDEX `event_keyword_keyword` ON `event_keyword` (`keyword_id`);
CREATE INDEX `events_created_at` ON `events` (`created_at`);
CREATE INDEX `events_title` ON `events` (`title`);
CREATE INDEX `events_type` ON `events` (`event_type`);
CREATE UNIQUE INDEX `keyword_categories_name` ON `keyword_categories` (`categoryname`);
CREATE UNIQUE INDEX `keywords_text` ON `keywords` (`keyword_text`,`sign`,`polarity`);
CREATE INDEX `keywords_category` ON `keywords` (`category_id`);
CREATE INDEX `keywords_sign` ON `keywords` (`sign`,`polarity`);
CREATE UNIQUE INDEX `birth_details_own` ON `birth_details` (`user_id`) WHERE is_own = 1;
CREATE INDEX `birth_details_place` ON `birth_details` (`country`,`city_name`);
CREATE INDEX `birth_details_user` ON `birth_details` (`user_id`);
CREATE INDEX `astrological_readings_pof_sign` ON `astrological_readings` (`pof_sign`,`created_at`);
CREATE INDEX `astrological_readings_engine` ON `astrological_readings` (`engine_version`);
CREATE INDEX `astrological_readings_edited_by` ON `astrological_readings` (`edited_by`);
CREATE INDEX `astrological_readings_day` ON `astrological_readings` (`id`) WHERE is_day_birth = 1;
CREATE INDEX `user_stories_submitted` ON `user_stories` (`submitted_at`);
CREATE INDEX `user_stories_alignment` ON `user_stories` (`alignment`,`submitted_at`);
CREATE INDEX `user_stories_featured` ON `user_stories` (`submitted_at`) WHERE is_featured = 1;
CREATE INDEX `users_last_login` ON `users` (`last_login`);
CREATE INDEX `users_name` ON `users` (`name`);
CREATE INDEX `users_status` ON `users` (`account_status`,`created_at`);
CREATE INDEX `users_admins` ON `users` (`created_at`) WHERE is_admin = 1;
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);
CREATE INDEX `security_events_at` ON `security_events` (`at`);
CREATE INDEX `security_events_kind` ON `security_events` (`kind`,`at`);
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`at`);
CREATE INDEX `analysis_examples_vector` ON `analysis_examples` (`vector_id`);
CREATE UNIQUE INDEX `vectors_story` ON `vectors` (`story_id`);
CREATE UNIQUE INDEX `vectors_event` ON `vectors` (`event_id`);
CREATE INDEX `vectors_coarse` ON `vectors` (`made_by`,`coarse`);
CREATE INDEX `analyses_theme_weights` ON `analyses` (`corpus_version`,`theme_weights`);
CREATE INDEX `reindex_runs_requested_by` ON `reindex_runs` (`requested_by`);
CREATE INDEX `answered_requests_user` ON `answered_requests` (`user_id`);
CREATE INDEX `answered_requests_created_at` ON `answered_requests` (`created_at`);
CREATE INDEX `birth_details_further` ON `birth_details` (`user_id`) WHERE is_own = 0;
CREATE INDEX `birth_details_pseudonyms` ON `birth_details` (`id`) WHERE pseudonym is not null;
CREATE INDEX `astrological_readings_edited` ON `astrological_readings` (`created_at`) WHERE edited_at is not null;
CREATE INDEX `events_enhanced_title` ON `events_enhanced` (`title`);
CREATE INDEX `events_enhanced_alignment` ON `events_enhanced` (`alignment`,`created_at`);
CREATE INDEX `events_active` ON `events` (`is_active`,`created_at`);
CREATE INDEX `astrological_readings_incomplete` ON `astrological_readings` (`created_at`) WHERE not (planets_count > 0 and houses_count > 0 and aspects_count > 0);
CREATE INDEX `astrological_readings_complete` ON `astrological_readings` (`planets_count`,`houses_count`,`aspects_count`) WHERE planets_count > 0 and houses_count > 0 and aspects_count > 0;
CREATE INDEX `birth_details_short` ON `birth_details` (`pseudonym`,`city_name`,`id`);
CREATE INDEX `vectors_made_by` ON `vectors` (`made_by`);
CREATE INDEX `user_stories_title` ON `user_stories` (`title`);
CREATE INDEX `user_stories_short` ON `user_stories` (`title`,`pseudonym`,`id`);
CREATE INDEX `user_stories_examples` ON `user_stories` (`status`,`is_unfeatured`);
CREATE INDEX `security_events_request` ON `security_events` (`request_id`);
CREATE INDEX `notes_user_day` ON `notes` (`user_id`,`day`,`created_at`);
CREATE INDEX `notes_user_about` ON `notes` (`user_id`,`about_kind`,`about_key`);
CREATE INDEX `notes_deleted` ON `notes` (`deleted_at`) WHERE deleted_at is not null;
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);
CREATE INDEX `departures_user` ON `departures` (`user_id`,`at`);
CREATE INDEX `departures_at` ON `departures` (`at`);
CREATE UNIQUE INDEX `record_reads_once` ON `record_reads` (`user_id`,`reader_id`,`operation`,`way`,`hour`);
CREATE INDEX `record_reads_at` ON `record_reads` (`at`);
CREATE INDEX `record_reads_reader` ON `record_reads` (`reader_id`);
CREATE INDEX `analysis_ratings_time` ON `analysis_ratings` (`updated_at`,`rating`);
CREATE INDEX `analysis_ratings_themes` ON `analysis_ratings` (`themes`,`updated_at`,`rating`);
CREATE INDEX `astrological_readings_pof_house` ON `astrological_readings` (`pof_house`);
CREATE INDEX `birth_details_date` ON `birth_details` (`date_of_birth`);
CREATE INDEX `user_stories_text_digest` ON `user_stories` (`text_digest`);
CREATE INDEX `record_reads_user` ON `record_reads` (`user_id`,`at`);
CREATE INDEX `analysis_subjects_user` ON `analysis_subjects` (`user_id`);
CREATE INDEX `analysis_subjects_paragraph` ON `analysis_subjects` (`paragraph`,`wording`,`user_id`,`shown_at`,`answer`,`answered_at`);
CREATE UNIQUE INDEX `analyses_reading_version` ON `analyses` (`reading_id`,`corpus_version`,`said`);
CREATE INDEX `form_drafts_kept_at` ON `form_drafts` (`kept_at`);
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `users_search` (rowid, text)
		SELECT r.id, coalesce(new.name, '') || char(10) || coalesce(new.email, '') FROM `users_search_rows` r WHERE r.ref = new.id;
END;
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `name`, `email` ON `users` BEGIN
	UPDATE `users_search` SET text = coalesce(new.name, '') || char(10) || coalesce(new.email, '')
		WHERE rowid = (SELECT r.id FROM `users_search_rows` r WHERE r.ref = new.id);
END;
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` BEGIN
	DELETE FROM `users_search` WHERE rowid = (SELECT r.id FROM `users_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `users_search_rows` WHERE `ref` = old.id;
END;
CREATE TRIGGER `birth_details_search_insert` AFTER INSERT ON `birth_details` BEGIN
	INSERT INTO `birth_details_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `birth_details_search` (rowid, text)
		SELECT r.id, coalesce(new.pseudonym, '') || char(10) || coalesce(new.city_name, '') || char(10) || coalesce(new.country, '') FROM `birth_details_search_rows` r WHERE r.ref = new.id;
END;
CREATE TRIGGER `birth_details_search_update` AFTER UPDATE OF `pseudonym`, `city_name`, `country` ON `birth_details` BEGIN
	UPDATE `birth_details_search` SET text = coalesce(new.pseudonym, '') || char(10) || coalesce(new.city_name, '') || char(10) || coalesce(new.country, '')
		WHERE rowid = (SELECT r.id FROM `birth_details_search_rows` r WHERE r.ref = new.id);
END;
CREATE TRIGGER `birth_details_search_delete` AFTER DELETE ON `birth_details` BEGIN
	DELETE FROM `birth_details_search` WHERE rowid = (SELECT r.id FROM `birth_details_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `birth_details_search_rows` WHERE `ref` = old.id;
END;
CREATE TRIGGER `user_stories_search_insert` AFTER INSERT ON `user_stories` BEGIN
	INSERT INTO `user_stories_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `user_stories_search` (rowid, text)
		SELECT r.id, coalesce(new.title, '') || char(10) || coalesce(new.pseudonym, '') || char(10) || coalesce(new.story_content, '') FROM `user_stories_search_rows` r WHERE r.ref = new.id;
END;
CREATE TRIGGER `user_stories_search_update` AFTER UPDATE OF `title`, `pseudonym`, `story_content` ON `user_stories` BEGIN
	UPDATE `user_stories_search` SET text = coalesce(new.title, '') || char(10) || coalesce(new.pseudonym, '') || char(10) || coalesce(new.story_content, '')
		WHERE rowid = (SELECT r.id FROM `user_stories_search_rows` r WHERE r.ref = new.id);
END;
CREATE TRIGGER `user_stories_search_delete` AFTER DELETE ON `user_stories` BEGIN
	DELETE FROM `user_stories_search` WHERE rowid = (SELECT r.id FROM `user_stories_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `user_stories_search_rows` WHERE `ref` = old.id;
END;
CREATE TRIGGER `events_enhanced_search_insert` AFTER INSERT ON `events_enhanced` BEGIN
	INSERT INTO `events_enhanced_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `events_enhanced_search` (rowid, text)
		SELECT r.id, coalesce(new.title, '') || char(10) || coalesce(new.description, '') || char(10) || coalesce(new.keyword_sign_display, '') FROM `events_enhanced_search_rows` r WHERE r.ref = new.id;
END;
CREATE TRIGGER `events_enhanced_search_update` AFTER UPDATE OF `title`, `description`, `keyword_sign_display` ON `events_enhanced` BEGIN
	UPDATE `events_enhanced_search` SET text = coalesce(new.title, '') || char(10) || coalesce(new.description, '') || char(10) || coalesce(new.keyword_sign_display, '')
		WHERE rowid = (SELECT r.id FROM `events_enhanced_search_rows` r WHERE r.ref = new.id);
END;
CREATE TRIGGER `events_enhanced_search_delete` AFTER DELETE ON `events_enhanced` BEGIN
	DELETE FROM `events_enhanced_search` WHERE rowid = (SELECT r.id FROM `events_enhanced_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `events_enhanced_search_rows` WHERE `ref` = old.id;
END;
CREATE TRIGGER `events_enhanced_vector_stale` AFTER UPDATE OF `title`, `description`, `keyword_sign_display`, `alignment`, `birth_detail_id` ON `events_enhanced`
WHEN (old.title, old.description, old.keyword_sign_display, old.alignment, old.birth_detail_id) IS NOT (new.title, new.description, new.keyword_sign_display, new.alignment, new.birth_detail_id)
BEGIN
	DELETE FROM `vectors` WHERE `event_id` = new.id;
END;
CREATE TRIGGER `user_stories_unfeatured` AFTER UPDATE OF `is_featured` ON `user_stories` WHEN old.is_featured <> new.is_featured
BEGIN
	UPDATE `user_stories` SET `is_unfeatured` = NOT new.is_featured WHERE `id` = new.id;
END;
CREATE TRIGGER `user_stories_vector_stale` AFTER UPDATE OF `title`, `story_content`, `alignment`, `status`, `is_unfeatured` ON `user_stories`
WHEN new.status <> 'approved' OR new.is_unfeatured
	OR (old.title, old.story_content, old.alignment) IS NOT (new.title, new.story_content, new.alignment)
BEGIN
	DELETE FROM `vectors` WHERE `story_id` = new.id;
END;
CREATE TRIGGER `events_search_insert` AFTER INSERT ON `events` BEGIN
	INSERT INTO `events_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `events_search` (rowid, text)
		SELECT r.id, new.title || char(10) || new.event_type FROM `events_search_rows` r WHERE r.ref = new.id;
END;
CREATE TRIGGER `events_search_update` AFTER UPDATE OF `title`, `event_type` ON `events` BEGIN
	UPDATE `events_search` SET text = new.title || char(10) || new.event_type
		WHERE rowid = (SELECT r.id FROM `events_search_rows` r WHERE r.ref = new.id);
END;
CREATE TRIGGER `events_search_delete` AFTER DELETE ON `events` BEGIN
	DELETE FROM `events_search` WHERE rowid = (SELECT r.id FROM `events_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `events_search_rows` WHERE `ref` = old.id;
END;
CREATE TRIGGER `user_stories_digest_insert` AFTER INSERT ON `user_stories` BEGIN
	UPDATE `user_stories` SET `text_digest` = text_digest(new.story_content) WHERE `id` = new.id;
END;
CREATE TRIGGER `user_stories_digest_update` AFTER UPDATE OF `story_content`, `text_digest` ON `user_stories`
WHEN new.text_digest <> text_digest(new.story_content)
BEGIN
	UPDATE `user_stories` SET `text_digest` = text_digest(new.story_content) WHERE `id` = new.id;
END;
CREATE TRIGGER `vectors_insert` AFTER INSERT ON `vectors` BEGIN
	INSERT INTO `similarity_search` (rowid, text)
		SELECT new.id, s.title || char(10) || s.story_content FROM `user_stories` s WHERE s.id = new.story_id
		UNION ALL
		SELECT new.id, e.title || char(10) || e.description || char(10) || e.keyword_sign_display FROM `events_enhanced` e WHERE e.id = new.event_id;
	UPDATE `user_stories` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.story_id;
	UPDATE `events_enhanced` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.event_id;
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
CREATE TRIGGER `vectors_update` AFTER UPDATE ON `vectors` BEGIN
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
CREATE TRIGGER `vectors_delete` AFTER DELETE ON `vectors` BEGIN
	DELETE FROM `similarity_search` WHERE rowid = old.id;
	DELETE FROM `analysis_examples` WHERE `vector_id` = old.id;
	UPDATE `user_stories` SET `vector_id` = NULL WHERE `id` = old.story_id;
	UPDATE `events_enhanced` SET `vector_id` = NULL WHERE `id` = old.event_id;
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;

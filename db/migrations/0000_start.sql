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
	`google_id` text,
	`is_admin` integer DEFAULT false NOT NULL,
	`admin_level` integer DEFAULT 0 NOT NULL,
	`is_mobile_verified` integer DEFAULT false NOT NULL,
	`mobile_number` text,
	`email_verified_at` integer,
	`account_status` text DEFAULT 'active' NOT NULL,
	`last_login` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id` ON `users` (`google_id`) WHERE google_id is not null;--> statement-breakpoint
CREATE INDEX `users_created_at` ON `users` (`created_at`);--> statement-breakpoint
CREATE TABLE `analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reading_id` text NOT NULL,
	`corpus_version` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reading_id`) REFERENCES `astrological_readings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analyses_reading_version` ON `analyses` (`reading_id`,`corpus_version`);--> statement-breakpoint
CREATE INDEX `analyses_user` ON `analyses` (`user_id`);--> statement-breakpoint
CREATE TABLE `analysis_ratings` (
	`analysis_id` text NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`analysis_id`, `user_id`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "analysis_ratings_range" CHECK(rating between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `analysis_ratings_user` ON `analysis_ratings` (`user_id`);--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `birth_details_user` ON `birth_details` (`user_id`);--> statement-breakpoint
CREATE INDEX `birth_details_created_at` ON `birth_details` (`created_at`);--> statement-breakpoint
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
	`created_at` integer NOT NULL
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
	`created_at` integer NOT NULL,
	FOREIGN KEY (`birth_detail_id`) REFERENCES `birth_details`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `astrological_readings_birth_detail` ON `astrological_readings` (`birth_detail_id`);--> statement-breakpoint
CREATE INDEX `astrological_readings_created_at` ON `astrological_readings` (`created_at`);--> statement-breakpoint
CREATE TABLE `kept_forms` (
	`user_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_forms_kept_at` ON `kept_forms` (`kept_at`);--> statement-breakpoint
CREATE TABLE `path_progress` (
	`user_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `practice_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	`submission_key` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `user_stories_user` ON `user_stories` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_status` ON `user_stories` (`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_reviewed_by` ON `user_stories` (`reviewed_by`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_stories_submission` ON `user_stories` (`user_id`,`submission_key`);
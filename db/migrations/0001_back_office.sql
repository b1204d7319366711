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
DROP INDEX `birth_details_user`;--> statement-breakpoint
ALTER TABLE `birth_details` ADD `is_own` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `birth_details_own` ON `birth_details` (`user_id`) WHERE is_own = 1;--> statement-breakpoint
CREATE INDEX `birth_details_place` ON `birth_details` (`country`,`city_name`);--> statement-breakpoint
CREATE INDEX `birth_details_user` ON `birth_details` (`user_id`);--> statement-breakpoint
ALTER TABLE `astrological_readings` ADD `planets_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `astrological_readings` ADD `houses_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `astrological_readings` ADD `aspects_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `astrological_readings` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `astrological_readings` ADD `edited_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `astrological_readings_pof_sign` ON `astrological_readings` (`pof_sign`,`created_at`);--> statement-breakpoint
CREATE INDEX `astrological_readings_engine` ON `astrological_readings` (`engine_version`);--> statement-breakpoint
CREATE INDEX `astrological_readings_edited_by` ON `astrological_readings` (`edited_by`);--> statement-breakpoint
CREATE INDEX `astrological_readings_day` ON `astrological_readings` (`id`) WHERE is_day_birth = 1;--> statement-breakpoint
CREATE INDEX `astrological_readings_complete` ON `astrological_readings` (`id`) WHERE planets_count > 0 and houses_count > 0 and aspects_count > 0;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `user_stories_submitted` ON `user_stories` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_alignment` ON `user_stories` (`alignment`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_featured` ON `user_stories` (`submitted_at`) WHERE is_featured = 1;--> statement-breakpoint
CREATE INDEX `users_last_login` ON `users` (`last_login`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`account_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`created_at`) WHERE is_admin = 1;
--> statement-breakpoint
UPDATE `astrological_readings` SET
	`planets_count` = (SELECT count(*) FROM `planets` WHERE `reading_id` = `astrological_readings`.`id`),
	`houses_count` = (SELECT count(*) FROM `houses` WHERE `reading_id` = `astrological_readings`.`id`),
	`aspects_count` = (SELECT count(*) FROM `aspects` WHERE `reading_id` = `astrological_readings`.`id`);
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
INSERT INTO `users_search_rows` (`ref`) SELECT `id` FROM `users`;
--> statement-breakpoint
INSERT INTO `users_search` (rowid, text)
	SELECT r.id, coalesce(t.name, '') || char(10) || coalesce(t.email, '') FROM `users` t JOIN `users_search_rows` r ON r.ref = t.id;
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
INSERT INTO `birth_details_search_rows` (`ref`) SELECT `id` FROM `birth_details`;
--> statement-breakpoint
INSERT INTO `birth_details_search` (rowid, text)
	SELECT r.id, coalesce(t.pseudonym, '') || char(10) || coalesce(t.city_name, '') || char(10) || coalesce(t.country, '') FROM `birth_details` t JOIN `birth_details_search_rows` r ON r.ref = t.id;
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
INSERT INTO `user_stories_search_rows` (`ref`) SELECT `id` FROM `user_stories`;
--> statement-breakpoint
INSERT INTO `user_stories_search` (rowid, text)
	SELECT r.id, coalesce(t.title, '') || char(10) || coalesce(t.pseudonym, '') || char(10) || coalesce(t.story_content, '') FROM `user_stories` t JOIN `user_stories_search_rows` r ON r.ref = t.id;
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
INSERT INTO `events_enhanced_search_rows` (`ref`) SELECT `id` FROM `events_enhanced`;
--> statement-breakpoint
INSERT INTO `events_enhanced_search` (rowid, text)
	SELECT r.id, coalesce(t.title, '') || char(10) || coalesce(t.description, '') || char(10) || coalesce(t.keyword_sign_display, '') FROM `events_enhanced` t JOIN `events_enhanced_search_rows` r ON r.ref = t.id;
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

-- Searches compare folded texts: one spelling for أحمد and احمد, Łódź and lodz. db/search-index.ts names the columns.
DROP TRIGGER `users_search_insert`;
--> statement-breakpoint
DROP TRIGGER `users_search_update`;
--> statement-breakpoint
DROP TABLE `users_search`;
--> statement-breakpoint
DROP TABLE `users_search_rows`;
--> statement-breakpoint
CREATE TABLE `users_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE, `short` text NOT NULL);
--> statement-breakpoint
INSERT INTO `users_search_rows` (`ref`, `short`) SELECT `id`, folded(`name`, `email`) FROM `users`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(text, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `users_search` (`users_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `users_search` (rowid, text)
	SELECT r.`id`, folded(t.`name`, t.`email`) FROM `users` t JOIN `users_search_rows` r ON r.`ref` = t.`id`;
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_search_rows` (`ref`, `short`) VALUES (new.`id`, folded(new.`name`, new.`email`));
	INSERT INTO `users_search` (rowid, text)
		SELECT `id`, folded(new.`name`, new.`email`) FROM `users_search_rows` WHERE `ref` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `name`, `email` ON `users` BEGIN
	UPDATE `users_search_rows` SET `short` = folded(new.`name`, new.`email`) WHERE `ref` = new.`id`;
	UPDATE `users_search` SET text = folded(new.`name`, new.`email`)
		WHERE rowid = (SELECT `id` FROM `users_search_rows` WHERE `ref` = new.`id`);
END;
--> statement-breakpoint
DROP TRIGGER `birth_details_search_insert`;
--> statement-breakpoint
DROP TRIGGER `birth_details_search_update`;
--> statement-breakpoint
DROP TABLE `birth_details_search`;
--> statement-breakpoint
DROP TABLE `birth_details_search_rows`;
--> statement-breakpoint
CREATE TABLE `birth_details_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE, `short` text NOT NULL);
--> statement-breakpoint
INSERT INTO `birth_details_search_rows` (`ref`, `short`) SELECT `id`, folded(`pseudonym`, `city_name`, `country`, arabic_city(`city_id`)) FROM `birth_details`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `birth_details_search` USING fts5(text, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `birth_details_search` (`birth_details_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `birth_details_search` (rowid, text)
	SELECT r.`id`, folded(t.`pseudonym`, t.`city_name`, t.`country`, arabic_city(t.`city_id`)) FROM `birth_details` t JOIN `birth_details_search_rows` r ON r.`ref` = t.`id`;
--> statement-breakpoint
CREATE TRIGGER `birth_details_search_insert` AFTER INSERT ON `birth_details` BEGIN
	INSERT INTO `birth_details_search_rows` (`ref`, `short`) VALUES (new.`id`, folded(new.`pseudonym`, new.`city_name`, new.`country`, arabic_city(new.`city_id`)));
	INSERT INTO `birth_details_search` (rowid, text)
		SELECT `id`, folded(new.`pseudonym`, new.`city_name`, new.`country`, arabic_city(new.`city_id`)) FROM `birth_details_search_rows` WHERE `ref` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `birth_details_search_update` AFTER UPDATE OF `pseudonym`, `city_name`, `country`, `city_id` ON `birth_details` BEGIN
	UPDATE `birth_details_search_rows` SET `short` = folded(new.`pseudonym`, new.`city_name`, new.`country`, arabic_city(new.`city_id`)) WHERE `ref` = new.`id`;
	UPDATE `birth_details_search` SET text = folded(new.`pseudonym`, new.`city_name`, new.`country`, arabic_city(new.`city_id`))
		WHERE rowid = (SELECT `id` FROM `birth_details_search_rows` WHERE `ref` = new.`id`);
END;
--> statement-breakpoint
DROP TRIGGER `user_stories_search_insert`;
--> statement-breakpoint
DROP TRIGGER `user_stories_search_update`;
--> statement-breakpoint
DROP TABLE `user_stories_search`;
--> statement-breakpoint
DROP TABLE `user_stories_search_rows`;
--> statement-breakpoint
CREATE TABLE `user_stories_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE, `short` text NOT NULL);
--> statement-breakpoint
INSERT INTO `user_stories_search_rows` (`ref`, `short`) SELECT `id`, folded(`title`, `pseudonym`) FROM `user_stories`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `user_stories_search` USING fts5(text, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `user_stories_search` (`user_stories_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `user_stories_search` (rowid, text)
	SELECT r.`id`, folded(t.`title`, t.`pseudonym`, t.`story_content`) FROM `user_stories` t JOIN `user_stories_search_rows` r ON r.`ref` = t.`id`;
--> statement-breakpoint
CREATE TRIGGER `user_stories_search_insert` AFTER INSERT ON `user_stories` BEGIN
	INSERT INTO `user_stories_search_rows` (`ref`, `short`) VALUES (new.`id`, folded(new.`title`, new.`pseudonym`));
	INSERT INTO `user_stories_search` (rowid, text)
		SELECT `id`, folded(new.`title`, new.`pseudonym`, new.`story_content`) FROM `user_stories_search_rows` WHERE `ref` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_search_update` AFTER UPDATE OF `title`, `pseudonym`, `story_content` ON `user_stories` BEGIN
	UPDATE `user_stories_search_rows` SET `short` = folded(new.`title`, new.`pseudonym`) WHERE `ref` = new.`id`;
	UPDATE `user_stories_search` SET text = folded(new.`title`, new.`pseudonym`, new.`story_content`)
		WHERE rowid = (SELECT `id` FROM `user_stories_search_rows` WHERE `ref` = new.`id`);
END;
--> statement-breakpoint
DROP TRIGGER `events_search_insert`;
--> statement-breakpoint
DROP TRIGGER `events_search_update`;
--> statement-breakpoint
DROP TABLE `events_search`;
--> statement-breakpoint
DROP TABLE `events_search_rows`;
--> statement-breakpoint
CREATE TABLE `events_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE, `short` text NOT NULL);
--> statement-breakpoint
INSERT INTO `events_search_rows` (`ref`, `short`) SELECT `id`, folded(`title`, `event_type`) FROM `events`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_search` USING fts5(text, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `events_search` (`events_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `events_search` (rowid, text)
	SELECT r.`id`, folded(t.`title`, t.`event_type`) FROM `events` t JOIN `events_search_rows` r ON r.`ref` = t.`id`;
--> statement-breakpoint
CREATE TRIGGER `events_search_insert` AFTER INSERT ON `events` BEGIN
	INSERT INTO `events_search_rows` (`ref`, `short`) VALUES (new.`id`, folded(new.`title`, new.`event_type`));
	INSERT INTO `events_search` (rowid, text)
		SELECT `id`, folded(new.`title`, new.`event_type`) FROM `events_search_rows` WHERE `ref` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_search_update` AFTER UPDATE OF `title`, `event_type` ON `events` BEGIN
	UPDATE `events_search_rows` SET `short` = folded(new.`title`, new.`event_type`) WHERE `ref` = new.`id`;
	UPDATE `events_search` SET text = folded(new.`title`, new.`event_type`)
		WHERE rowid = (SELECT `id` FROM `events_search_rows` WHERE `ref` = new.`id`);
END;
--> statement-breakpoint
DROP TRIGGER `events_enhanced_search_insert`;
--> statement-breakpoint
DROP TRIGGER `events_enhanced_search_update`;
--> statement-breakpoint
DROP TABLE `events_enhanced_search`;
--> statement-breakpoint
DROP TABLE `events_enhanced_search_rows`;
--> statement-breakpoint
CREATE TABLE `events_enhanced_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE, `short` text NOT NULL);
--> statement-breakpoint
INSERT INTO `events_enhanced_search_rows` (`ref`, `short`) SELECT `id`, folded(`title`) FROM `events_enhanced`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_enhanced_search` USING fts5(text, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `events_enhanced_search` (`events_enhanced_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `events_enhanced_search` (rowid, text)
	SELECT r.`id`, folded(t.`title`, t.`description`, t.`keyword_sign_display`) FROM `events_enhanced` t JOIN `events_enhanced_search_rows` r ON r.`ref` = t.`id`;
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_search_insert` AFTER INSERT ON `events_enhanced` BEGIN
	INSERT INTO `events_enhanced_search_rows` (`ref`, `short`) VALUES (new.`id`, folded(new.`title`));
	INSERT INTO `events_enhanced_search` (rowid, text)
		SELECT `id`, folded(new.`title`, new.`description`, new.`keyword_sign_display`) FROM `events_enhanced_search_rows` WHERE `ref` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_search_update` AFTER UPDATE OF `title`, `description`, `keyword_sign_display` ON `events_enhanced` BEGIN
	UPDATE `events_enhanced_search_rows` SET `short` = folded(new.`title`) WHERE `ref` = new.`id`;
	UPDATE `events_enhanced_search` SET text = folded(new.`title`, new.`description`, new.`keyword_sign_display`)
		WHERE rowid = (SELECT `id` FROM `events_enhanced_search_rows` WHERE `ref` = new.`id`);
END;
--> statement-breakpoint
DROP INDEX `birth_details_short`;
--> statement-breakpoint
DROP INDEX `user_stories_short`;

CREATE TABLE `withdrawn_films` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`film_url` text,
	`filmed_on` text,
	`withdrawn_on` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `user_stories_examples`;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `for_analyses` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `on_channel` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `with_lot` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `permitted_at` integer;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `permitted_words` text;--> statement-breakpoint
CREATE INDEX `user_stories_examples` ON `user_stories` (`status`,`is_unfeatured`,`for_analyses`);--> statement-breakpoint
ALTER TABLE `users` ADD `stories_confirmed_at` integer;--> statement-breakpoint
DROP TRIGGER `user_stories_vector_stale`;--> statement-breakpoint
CREATE TRIGGER `user_stories_vector_stale` AFTER UPDATE OF `title`, `story_content`, `alignment`, `status`, `is_unfeatured`, `for_analyses` ON `user_stories`
WHEN new.status <> 'approved' OR new.is_unfeatured OR NOT new.for_analyses
	OR (old.title, old.story_content, old.alignment) IS NOT (new.title, new.story_content, new.alignment)
BEGIN
	DELETE FROM `vectors` WHERE `story_id` = new.id;
END;--> statement-breakpoint
CREATE TRIGGER `user_stories_film_left` AFTER DELETE ON `user_stories`
WHEN old.on_channel AND coalesce(old.film_url, old.filmed_on) IS NOT NULL
BEGIN
	INSERT INTO `withdrawn_films` (`film_url`, `filmed_on`, `withdrawn_on`) VALUES (old.film_url, old.filmed_on, date('now'));
END;--> statement-breakpoint
CREATE TRIGGER `user_stories_film_taken_back` AFTER UPDATE OF `on_channel` ON `user_stories`
WHEN old.on_channel AND NOT new.on_channel AND coalesce(new.film_url, new.filmed_on) IS NOT NULL
BEGIN
	INSERT INTO `withdrawn_films` (`film_url`, `filmed_on`, `withdrawn_on`) VALUES (new.film_url, new.filmed_on, date('now'));
END;

CREATE TABLE `episodes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`filmed_on` text,
	`film_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `film_mails_asked_at` integer;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `episode_id` text REFERENCES episodes(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `episode_place` integer;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `is_lot_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `film_mail` text;--> statement-breakpoint
ALTER TABLE `withdrawn_films` ADD `what` text DEFAULT 'story' NOT NULL;--> statement-breakpoint
ALTER TABLE `withdrawn_films` ADD `story_id` text REFERENCES user_stories(id) ON DELETE set null;--> statement-breakpoint
-- The stories of one film become one episode, in the order in which they were sent.
INSERT INTO `episodes` (`id`, `name`, `filmed_on`, `film_url`, `created_at`)
	SELECT lower(hex(randomblob(16))), 'Film' || coalesce(' of ' || `filmed_on`, ''), `filmed_on`, `film_url`, unixepoch() * 1000
	FROM `user_stories` WHERE coalesce(`filmed_on`, `film_url`) IS NOT NULL GROUP BY `filmed_on`, `film_url`;
--> statement-breakpoint
UPDATE `user_stories` SET `is_lot_told` = `on_channel` AND `with_lot`, `episode_id` = e.`id`, `episode_place` = (
	SELECT count(*) FROM `user_stories` s WHERE (s.`filmed_on`, s.`film_url`) IS (e.`filmed_on`, e.`film_url`)
	AND (s.`submitted_at`, s.`id`) <= (`user_stories`.`submitted_at`, `user_stories`.`id`))
	FROM `episodes` e WHERE (e.`filmed_on`, e.`film_url`) IS (`user_stories`.`filmed_on`, `user_stories`.`film_url`);
--> statement-breakpoint
DROP TRIGGER `user_stories_film_left`;--> statement-breakpoint
DROP TRIGGER `user_stories_film_taken_back`;--> statement-breakpoint
ALTER TABLE `user_stories` DROP COLUMN `filmed_on`;--> statement-breakpoint
ALTER TABLE `user_stories` DROP COLUMN `film_url`;--> statement-breakpoint
CREATE INDEX `user_stories_episode` ON `user_stories` (`episode_id`,`episode_place`);--> statement-breakpoint
CREATE INDEX `user_stories_film_mail` ON `user_stories` (`user_id`) WHERE film_mail = 'due';--> statement-breakpoint
CREATE INDEX `withdrawn_films_story` ON `withdrawn_films` (`story_id`);--> statement-breakpoint
CREATE TRIGGER `user_stories_film_left` BEFORE DELETE ON `user_stories` WHEN old.episode_id IS NOT NULL
BEGIN
	DELETE FROM `withdrawn_films` WHERE `story_id` = old.id AND `what` = 'lot';
	INSERT INTO `withdrawn_films` (`what`, `film_url`, `filmed_on`, `withdrawn_on`)
		SELECT 'story', `film_url`, `filmed_on`, date('now') FROM `episodes`
		WHERE `id` = old.episode_id AND old.on_channel AND coalesce(`film_url`, `filmed_on`) IS NOT NULL;
END;--> statement-breakpoint
-- A row says what may no longer be told: the story, or only its lot. One of a story that is permitted again goes.
CREATE TRIGGER `user_stories_film_permitted` AFTER UPDATE OF `on_channel`, `with_lot` ON `user_stories`
WHEN CASE WHEN NOT old.on_channel THEN 'story' WHEN old.is_lot_told AND NOT old.with_lot THEN 'lot' END
	IS NOT CASE WHEN NOT new.on_channel THEN 'story' WHEN new.is_lot_told AND NOT new.with_lot THEN 'lot' END
BEGIN
	DELETE FROM `withdrawn_films` WHERE `story_id` = new.id;
	INSERT INTO `withdrawn_films` (`what`, `story_id`, `film_url`, `filmed_on`, `withdrawn_on`)
		SELECT iif(new.on_channel, 'lot', 'story'), new.id, `film_url`, `filmed_on`, date('now') FROM `episodes`
		WHERE `id` = new.episode_id AND coalesce(`film_url`, `filmed_on`) IS NOT NULL
		AND (NOT new.on_channel OR (new.is_lot_told AND NOT new.with_lot));
END;--> statement-breakpoint
-- Only an administrator who takes a story off decides against it as an example: `moderation.server.ts`.
DROP TRIGGER `user_stories_unfeatured`;

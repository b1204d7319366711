ALTER TABLE `user_stories` ADD `filmed_on` text;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `film_url` text;
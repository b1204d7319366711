CREATE TABLE `evening_films` (
	`language` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`href` text NOT NULL,
	PRIMARY KEY(`language`, `number`)
);
--> statement-breakpoint
CREATE TABLE `evening_seasons` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`days` integer NOT NULL,
	`zone` text NOT NULL,
	`started_on` text NOT NULL,
	`paused_on` text,
	`paused_days` integer DEFAULT 0 NOT NULL,
	`finished_on` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evening_seasons_open` ON `evening_seasons` (`user_id`) WHERE finished_on is null;--> statement-breakpoint
CREATE INDEX `evening_seasons_user` ON `evening_seasons` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `opened_evenings` (
	`season_id` text NOT NULL,
	`number` integer NOT NULL,
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`opened_at` integer NOT NULL,
	PRIMARY KEY(`season_id`, `number`),
	FOREIGN KEY (`season_id`) REFERENCES `evening_seasons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opened_evenings_user` ON `opened_evenings` (`user_id`);
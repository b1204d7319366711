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
DROP INDEX `analyses_reading_version`;--> statement-breakpoint
ALTER TABLE `analyses` ADD `said` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `analyses_reading_version` ON `analyses` (`reading_id`,`corpus_version`,`said`);
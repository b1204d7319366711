CREATE TABLE `kept_forms` (
	`user_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`kept_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_forms_kept_at` ON `kept_forms` (`kept_at`);--> statement-breakpoint
ALTER TABLE `user_stories` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `submission_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `user_stories_submission` ON `user_stories` (`user_id`,`submission_key`);
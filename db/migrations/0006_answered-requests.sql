CREATE TABLE `answered_requests` (
	`digest` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answered_requests_user` ON `answered_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `answered_requests_created_at` ON `answered_requests` (`created_at`);--> statement-breakpoint
DROP INDEX `user_stories_submission`;--> statement-breakpoint
ALTER TABLE `user_stories` DROP COLUMN `submission_key`;
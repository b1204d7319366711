CREATE TABLE `__new_form_drafts` (
	`user_id` text NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`kept_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `path`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_form_drafts`("user_id", "path", "fields", "kept_at") SELECT "user_id", "path", "fields", "kept_at" FROM `form_drafts`;--> statement-breakpoint
DROP TABLE `form_drafts`;--> statement-breakpoint
ALTER TABLE `__new_form_drafts` RENAME TO `form_drafts`;--> statement-breakpoint
CREATE INDEX `form_drafts_kept_at` ON `form_drafts` (`kept_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `ended_at` integer;
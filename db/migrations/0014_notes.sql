CREATE TABLE `monthly_letters` (
	`user_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`month` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`about_kind` text DEFAULT 'none' NOT NULL,
	`about_key` text DEFAULT '' NOT NULL,
	`prompt` text,
	`day` text NOT NULL,
	`hijri_year` integer NOT NULL,
	`hijri_month` integer NOT NULL,
	`hijri_day` integer NOT NULL,
	`text` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_user_day` ON `notes` (`user_id`,`day`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_user_about` ON `notes` (`user_id`,`about_kind`,`about_key`);--> statement-breakpoint
CREATE INDEX `notes_deleted` ON `notes` (`deleted_at`) WHERE deleted_at is not null;
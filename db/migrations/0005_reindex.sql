CREATE TABLE `reindex_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`status` text NOT NULL,
	`phase` text NOT NULL,
	`charts` text,
	`vectors` text,
	`search` text,
	`failure` text,
	`requested_by` text,
	`started_at` integer NOT NULL,
	`heard_of_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reindex_runs_requested_by` ON `reindex_runs` (`requested_by`);
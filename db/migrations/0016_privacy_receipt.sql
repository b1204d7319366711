CREATE TABLE `departures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`what` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `departures_user` ON `departures` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `departures_at` ON `departures` (`at`);--> statement-breakpoint
CREATE TABLE `record_reads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`reader_id` text,
	`operation` text NOT NULL,
	`way` text NOT NULL,
	`at` integer NOT NULL,
	`hour` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_reads_once` ON `record_reads` (`user_id`,`reader_id`,`operation`,`way`,`hour`);--> statement-breakpoint
CREATE INDEX `record_reads_at` ON `record_reads` (`at`);--> statement-breakpoint
CREATE INDEX `record_reads_reader` ON `record_reads` (`reader_id`);
CREATE TABLE `path_progress` (
	`user_id` text NOT NULL,
	`practice_id` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `practice_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `reader_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`scenes` text NOT NULL,
	`choice` text,
	`named` text,
	`chosen_at` integer NOT NULL,
	`first_choice` text NOT NULL,
	`is_fair` integer NOT NULL,
	`first_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scene_counts` (
	`until` integer PRIMARY KEY NOT NULL,
	`own` integer NOT NULL,
	`stranger` integer NOT NULL
);

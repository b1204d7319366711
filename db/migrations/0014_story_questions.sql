CREATE TABLE `story_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`text_en` text,
	`text_ar` text,
	`alignment` text NOT NULL,
	`closes_on` text NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `story_questions_closes` ON `story_questions` (`closes_on`);--> statement-breakpoint
DROP INDEX `user_stories_status`;--> statement-breakpoint
ALTER TABLE `user_stories` ADD `question_id` text REFERENCES story_questions(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `user_stories_question` ON `user_stories` (`question_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `user_stories_status` ON `user_stories` (`status`,`submitted_at`,`question_id`);
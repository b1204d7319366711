DROP INDEX `user_stories_beginning`;
--> statement-breakpoint
ALTER TABLE `user_stories` ADD `text_digest` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `user_stories` SET `text_digest` = text_digest(`story_content`);
--> statement-breakpoint
CREATE INDEX `user_stories_text_digest` ON `user_stories` (`text_digest`);
--> statement-breakpoint
CREATE TRIGGER `user_stories_digest_insert` AFTER INSERT ON `user_stories` BEGIN
	UPDATE `user_stories` SET `text_digest` = text_digest(new.story_content) WHERE `id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_digest_update` AFTER UPDATE OF `story_content`, `text_digest` ON `user_stories`
WHEN new.text_digest <> text_digest(new.story_content)
BEGIN
	UPDATE `user_stories` SET `text_digest` = text_digest(new.story_content) WHERE `id` = new.id;
END;
--> statement-breakpoint
CREATE INDEX `record_reads_user` ON `record_reads` (`user_id`,`at`);

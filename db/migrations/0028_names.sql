ALTER TABLE `kept_forms` RENAME TO `form_drafts`;--> statement-breakpoint
DROP INDEX `kept_forms_kept_at`;--> statement-breakpoint
CREATE INDEX `form_drafts_kept_at` ON `form_drafts` (`kept_at`);--> statement-breakpoint
ALTER TABLE `sessions` RENAME COLUMN `awaits_code` TO `awaits_two_factor`;--> statement-breakpoint
ALTER TABLE `sessions` RENAME COLUMN `code_proved_at` TO `two_factor_verified_at`;--> statement-breakpoint
DROP TRIGGER `vectors_insert`;--> statement-breakpoint
DROP TRIGGER `vectors_update`;--> statement-breakpoint
DROP TRIGGER `vectors_delete`;--> statement-breakpoint
ALTER TABLE `likeness_search` RENAME TO `similarity_search`;--> statement-breakpoint
-- Made again, because SQLite cannot rename a constraint.
CREATE TABLE `similarity_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	CONSTRAINT "similarity_state_one" CHECK(id = 1)
);
--> statement-breakpoint
INSERT INTO `similarity_state` (`id`, `generation`) SELECT `id`, `generation` FROM `likeness_state`;--> statement-breakpoint
DROP TABLE `likeness_state`;--> statement-breakpoint
CREATE TRIGGER `vectors_insert` AFTER INSERT ON `vectors` BEGIN
	INSERT INTO `similarity_search` (rowid, text)
		SELECT new.id, s.title || char(10) || s.story_content FROM `user_stories` s WHERE s.id = new.story_id
		UNION ALL
		SELECT new.id, e.title || char(10) || e.description || char(10) || e.keyword_sign_display FROM `events_enhanced` e WHERE e.id = new.event_id;
	UPDATE `user_stories` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.story_id;
	UPDATE `events_enhanced` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.event_id;
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_update` AFTER UPDATE ON `vectors` BEGIN
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_delete` AFTER DELETE ON `vectors` BEGIN
	DELETE FROM `similarity_search` WHERE rowid = old.id;
	DELETE FROM `analysis_examples` WHERE `vector_id` = old.id;
	UPDATE `user_stories` SET `vector_id` = NULL WHERE `id` = old.story_id;
	UPDATE `events_enhanced` SET `vector_id` = NULL WHERE `id` = old.event_id;
	UPDATE `similarity_state` SET `generation` = `generation` + 1;
END;

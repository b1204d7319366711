CREATE TABLE `analysis_examples` (
	`analysis_id` text NOT NULL,
	`place` integer NOT NULL,
	`vector_id` integer NOT NULL,
	`factor` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`analysis_id`, `place`),
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analysis_examples_vector` ON `analysis_examples` (`vector_id`);--> statement-breakpoint
CREATE TABLE `analysis_writings` (
	`analysis_id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`sentences` text,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`analysis_id`) REFERENCES `analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `likeness_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	CONSTRAINT "likeness_state_one" CHECK(id = 1)
);
--> statement-breakpoint
CREATE TABLE `vectors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`story_id` text,
	`event_id` text,
	`made_by` text NOT NULL,
	`coarse` blob NOT NULL,
	`embedding` blob NOT NULL,
	`themes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`story_id`) REFERENCES `user_stories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events_enhanced`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vectors_of_one" CHECK((story_id is null) <> (event_id is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vectors_story` ON `vectors` (`story_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `vectors_event` ON `vectors` (`event_id`);--> statement-breakpoint
CREATE INDEX `vectors_coarse` ON `vectors` (`made_by`,`coarse`);--> statement-breakpoint
CREATE TABLE `writer_consents` (
	`user_id` text PRIMARY KEY NOT NULL,
	`writer` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `analyses` ADD `theme_weights` blob;--> statement-breakpoint
ALTER TABLE `analyses` ADD `examples_key` text;--> statement-breakpoint
CREATE INDEX `analyses_theme_weights` ON `analyses` (`corpus_version`,`theme_weights`);--> statement-breakpoint
ALTER TABLE `user_stories` ADD `is_unfeatured` integer DEFAULT false NOT NULL;
--> statement-breakpoint
INSERT INTO `likeness_state` (`id`, `generation`) VALUES (1, 0);
--> statement-breakpoint
-- The words of what has a vector, stemmed, for the ranking by words. Its rowid is the vector's id.
CREATE VIRTUAL TABLE `likeness_search` USING fts5(text, tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `likeness_search` (`likeness_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `vectors_insert` AFTER INSERT ON `vectors` BEGIN
	INSERT INTO `likeness_search` (rowid, text)
		SELECT new.id, s.title || char(10) || s.story_content FROM `user_stories` s WHERE s.id = new.story_id
		UNION ALL
		SELECT new.id, e.title || char(10) || e.description || char(10) || e.keyword_sign_display FROM `events_enhanced` e WHERE e.id = new.event_id;
	UPDATE `user_stories` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.story_id;
	UPDATE `events_enhanced` SET `vector_id` = cast(new.id AS text) WHERE `id` = new.event_id;
	UPDATE `likeness_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_update` AFTER UPDATE ON `vectors` BEGIN
	UPDATE `likeness_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `vectors_delete` AFTER DELETE ON `vectors` BEGIN
	DELETE FROM `likeness_search` WHERE rowid = old.id;
	DELETE FROM `analysis_examples` WHERE `vector_id` = old.id;
	UPDATE `user_stories` SET `vector_id` = NULL WHERE `id` = old.story_id;
	UPDATE `events_enhanced` SET `vector_id` = NULL WHERE `id` = old.event_id;
	UPDATE `likeness_state` SET `generation` = `generation` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `events_enhanced_vector_stale` AFTER UPDATE OF `title`, `description`, `keyword_sign_display`, `alignment`, `birth_detail_id` ON `events_enhanced`
WHEN (old.title, old.description, old.keyword_sign_display, old.alignment, old.birth_detail_id) IS NOT (new.title, new.description, new.keyword_sign_display, new.alignment, new.birth_detail_id)
BEGIN
	DELETE FROM `vectors` WHERE `event_id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_unfeatured` AFTER UPDATE OF `is_featured` ON `user_stories` WHEN old.is_featured <> new.is_featured
BEGIN
	UPDATE `user_stories` SET `is_unfeatured` = NOT new.is_featured WHERE `id` = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `user_stories_vector_stale` AFTER UPDATE OF `title`, `story_content`, `alignment`, `status`, `is_unfeatured` ON `user_stories`
WHEN new.status <> 'approved' OR new.is_unfeatured
	OR (old.title, old.story_content, old.alignment) IS NOT (new.title, new.story_content, new.alignment)
BEGIN
	DELETE FROM `vectors` WHERE `story_id` = new.id;
END;

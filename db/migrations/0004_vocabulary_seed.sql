CREATE TABLE `seeded` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
-- The search of the simple events, made as those of the lists before it.
CREATE TABLE `events_search_rows` (`id` integer PRIMARY KEY NOT NULL, `ref` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_search` USING fts5(text, tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `events_search` (`events_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `events_search_rows` (`ref`) SELECT `id` FROM `events`;
--> statement-breakpoint
INSERT INTO `events_search` (rowid, text)
	SELECT r.id, t.title || char(10) || t.event_type FROM `events` t JOIN `events_search_rows` r ON r.ref = t.id;
--> statement-breakpoint
CREATE TRIGGER `events_search_insert` AFTER INSERT ON `events` BEGIN
	INSERT INTO `events_search_rows` (`ref`) VALUES (new.id);
	INSERT INTO `events_search` (rowid, text)
		SELECT r.id, new.title || char(10) || new.event_type FROM `events_search_rows` r WHERE r.ref = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `events_search_update` AFTER UPDATE OF `title`, `event_type` ON `events` BEGIN
	UPDATE `events_search` SET text = new.title || char(10) || new.event_type
		WHERE rowid = (SELECT r.id FROM `events_search_rows` r WHERE r.ref = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `events_search_delete` AFTER DELETE ON `events` BEGIN
	DELETE FROM `events_search` WHERE rowid = (SELECT r.id FROM `events_search_rows` r WHERE r.ref = old.id);
	DELETE FROM `events_search_rows` WHERE `ref` = old.id;
END;

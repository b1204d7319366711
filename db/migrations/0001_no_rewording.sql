DROP TABLE `analysis_writings`;--> statement-breakpoint
DROP TABLE `writer_consents`;--> statement-breakpoint
DELETE FROM `departures` WHERE `kind` = 'language-model';

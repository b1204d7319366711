ALTER TABLE `analysis_ratings` ADD `themes` text;--> statement-breakpoint
UPDATE `analysis_ratings` SET `themes` = (
	SELECT json_extract(`content`, '$.tracks[0].name') || ',' || json_extract(`content`, '$.tracks[1].name') || ',' || json_extract(`content`, '$.tracks[2].name')
	FROM `analyses` WHERE `analyses`.`id` = `analysis_ratings`.`analysis_id`
);--> statement-breakpoint
CREATE INDEX `analysis_ratings_time` ON `analysis_ratings` (`updated_at`,`rating`);--> statement-breakpoint
CREATE INDEX `analysis_ratings_themes` ON `analysis_ratings` (`themes`,`updated_at`,`rating`);--> statement-breakpoint
CREATE INDEX `astrological_readings_pof_house` ON `astrological_readings` (`pof_house`);
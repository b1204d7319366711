DROP INDEX `astrological_readings_complete`;--> statement-breakpoint
CREATE INDEX `astrological_readings_incomplete` ON `astrological_readings` (`created_at`) WHERE not (planets_count > 0 and houses_count > 0 and aspects_count > 0);--> statement-breakpoint
CREATE INDEX `astrological_readings_complete` ON `astrological_readings` (`planets_count`,`houses_count`,`aspects_count`) WHERE planets_count > 0 and houses_count > 0 and aspects_count > 0;--> statement-breakpoint
CREATE INDEX `birth_details_short` ON `birth_details` (`pseudonym`,`city_name`,`id`);--> statement-breakpoint
CREATE INDEX `vectors_made_by` ON `vectors` (`made_by`);--> statement-breakpoint
CREATE INDEX `user_stories_title` ON `user_stories` (`title`);--> statement-breakpoint
CREATE INDEX `user_stories_short` ON `user_stories` (`title`,`pseudonym`,`id`);--> statement-breakpoint
CREATE INDEX `user_stories_examples` ON `user_stories` (`status`,`is_unfeatured`);
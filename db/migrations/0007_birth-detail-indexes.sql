CREATE INDEX `birth_details_further` ON `birth_details` (`user_id`) WHERE is_own = 0;--> statement-breakpoint
CREATE INDEX `birth_details_pseudonyms` ON `birth_details` (`id`) WHERE pseudonym is not null;--> statement-breakpoint
CREATE INDEX `astrological_readings_edited` ON `astrological_readings` (`created_at`) WHERE edited_at is not null;
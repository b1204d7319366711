CREATE INDEX `events_enhanced_title` ON `events_enhanced` (`title`);--> statement-breakpoint
CREATE INDEX `events_enhanced_alignment` ON `events_enhanced` (`alignment`,`created_at`);--> statement-breakpoint
CREATE INDEX `events_active` ON `events` (`is_active`,`created_at`);
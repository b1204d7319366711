DROP INDEX `analyses_theme_weights`;--> statement-breakpoint
CREATE INDEX `analyses_newest` ON `analyses` (`reading_id`,`language`,`created_at`,`theme_weights`);
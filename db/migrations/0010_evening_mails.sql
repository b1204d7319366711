ALTER TABLE `evening_seasons` ADD `mail_hour` integer;--> statement-breakpoint
ALTER TABLE `evening_seasons` ADD `mail_due_at` integer;--> statement-breakpoint
ALTER TABLE `evening_seasons` ADD `mailed_through` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `evening_seasons_mail` ON `evening_seasons` (`mail_due_at`,`id`) WHERE mail_due_at is not null;
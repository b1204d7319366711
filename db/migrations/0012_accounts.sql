ALTER TABLE `sessions` ADD `proved_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `has_long_password` integer DEFAULT false NOT NULL;
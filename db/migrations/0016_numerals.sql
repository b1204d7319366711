ALTER TABLE `users` ADD `digits` text;--> statement-breakpoint
ALTER TABLE `users` ADD `months` text;
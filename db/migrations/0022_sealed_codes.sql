-- Recovery codes that wait for a person to save them are stored encrypted. Codes that wait as text are removed: whoever had
-- two-step sign-in keeps the former codes and can make new ones, and whoever was turning it on begins again.
DELETE FROM `second_factors` WHERE `enabled_at` IS NULL;
--> statement-breakpoint
UPDATE `second_factors` SET `new_codes` = NULL;

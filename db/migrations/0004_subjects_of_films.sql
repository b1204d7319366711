-- Entries of filmed stories named no person, so they outlived the account. One whose story is gone cannot be assigned.
UPDATE `audit_log` SET `subject_user_id` = (SELECT `user_id` FROM `user_stories` WHERE `id` = `entity_id`)
	WHERE `action` = 'stories.film' AND `subject_user_id` IS NULL;
--> statement-breakpoint
DELETE FROM `audit_log` WHERE `action` = 'stories.film' AND `subject_user_id` IS NULL;

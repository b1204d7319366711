-- Runs in place of the baseline in a file that has all migrations of version 0.1.0. Its tables are already as the baseline
-- makes them; the following are formats that 0.1.0 wrote or read, and 1.0.0 does not.
UPDATE `astrological_readings`
SET `chart` = json_remove(json_set(`chart`, '$.spirit', `chart` -> '$.otherLot'), '$.otherLot')
WHERE json_valid(`chart`) AND json_type(`chart`, '$.otherLot') IS NOT NULL;
--> statement-breakpoint
-- An analysis of before the three subjects is composed anew when it is opened.
DELETE FROM `analyses` WHERE NOT json_valid(`content`) OR json_type(`content`, '$.tracks') IS NULL;
--> statement-breakpoint
UPDATE `analyses`
SET `content` = json_remove(
	json_set(`content`, '$.judgement.lotSign', `content` -> '$.judgement.manner', '$.judgement.ruler', `content` -> '$.judgement.keeper'),
	'$.judgement.manner', '$.judgement.keeper')
WHERE json_type(`content`, '$.judgement.manner') IS NOT NULL;
--> statement-breakpoint
UPDATE `analyses` SET `content` = json_set(`content`, '$.judgement.help.to', 'ruler') WHERE `content` ->> '$.judgement.help.to' = 'keeper';
--> statement-breakpoint
UPDATE `analyses` SET `content` = json_set(`content`, '$.judgement.test.to', 'ruler') WHERE `content` ->> '$.judgement.test.to' = 'keeper';
--> statement-breakpoint
UPDATE `analyses` SET `content` = json_insert(`content`, '$.language', 'en', '$.headline', NULL, '$.letter', json('[]'))
WHERE json_type(`content`, '$.language') IS NULL OR json_type(`content`, '$.headline') IS NULL OR json_type(`content`, '$.letter') IS NULL;
--> statement-breakpoint
-- Recovery codes that are not stored as password hashes. Their owner sees that none are left, and can make new ones.
DELETE FROM `recovery_codes` WHERE `code_hash` NOT LIKE '$argon2id$%';
--> statement-breakpoint
DELETE FROM `schema_migrations`;

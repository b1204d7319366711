CREATE TABLE `received_texts` (
	`paragraph` text NOT NULL,
	`wording` integer NOT NULL,
	`until` integer NOT NULL,
	`shown` integer NOT NULL,
	`fits` integer NOT NULL,
	`part` integer NOT NULL,
	`not` integer NOT NULL,
	PRIMARY KEY(`paragraph`, `wording`)
);

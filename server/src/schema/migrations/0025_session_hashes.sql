-- the name of a family stands in access tokens: the database keeps its hash alone
UPDATE sessions SET family = encode(substr(sha256(convert_to(family::text, 'UTF8')), 1, 16), 'hex')::uuid;--> statement-breakpoint
-- the key that signs them is in the settings, or in a file beside the database
DELETE FROM settings WHERE key = 'access_token_key';

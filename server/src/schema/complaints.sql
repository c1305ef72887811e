-- Triggers of `complaints.ts`. Migrations run them; a test compares both.

CREATE OR REPLACE TRIGGER "complaint_messages_keep" BEFORE DELETE ON "complaint_messages" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
-- a shopper's own words go with their account
CREATE OR REPLACE TRIGGER "complaint_messages_keep_all_but_words" BEFORE UPDATE ON "complaint_messages" FOR EACH ROW
  WHEN (NEW.body <> '' OR to_jsonb(NEW) - 'body' IS DISTINCT FROM to_jsonb(OLD) - 'body') EXECUTE FUNCTION "keep_as_written"();

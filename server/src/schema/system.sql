-- Triggers of `system.ts`. Migrations run them; a test compares both.

CREATE OR REPLACE TRIGGER "audit_entries_keep" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "private_file_reads_keep" BEFORE UPDATE OR DELETE ON "private_file_reads" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();

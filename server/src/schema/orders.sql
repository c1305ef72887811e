-- Triggers of `orders.ts`. Migrations run them; a test compares both.

CREATE OR REPLACE TRIGGER "order_events_keep" BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "sales_records_keep" BEFORE UPDATE OR DELETE ON "sales_records" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "prescription_checks_keep" BEFORE UPDATE OR DELETE ON "prescription_checks" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();

ALTER TABLE "seller_orders" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
-- What was written down is not changed and not taken away, whoever asks.
CREATE FUNCTION "keep_as_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'BTK02';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "order_events_keep" BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "sales_records_keep" BEFORE UPDATE OR DELETE ON "sales_records" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();--> statement-breakpoint
CREATE TRIGGER "private_file_reads_keep" BEFORE UPDATE OR DELETE ON "private_file_reads" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();

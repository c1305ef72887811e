-- Triggers of `orders.ts`. Migrations run them; a test compares both.

CREATE OR REPLACE TRIGGER "order_events_keep" BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "sales_records_keep" BEFORE UPDATE OR DELETE ON "sales_records" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "prescription_checks_keep" BEFORE UPDATE OR DELETE ON "prescription_checks" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();

-- a server of the release before, beside this one during an upgrade, does not write the column
CREATE OR REPLACE FUNCTION "note_vat_registration"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_vat_registered := (SELECT is_vat_registered FROM pharmacies WHERE id = NEW.pharmacy_id);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER "seller_orders_vat" BEFORE INSERT ON "seller_orders" FOR EACH ROW WHEN (NEW.is_vat_registered IS NULL) EXECUTE FUNCTION "note_vat_registration"();

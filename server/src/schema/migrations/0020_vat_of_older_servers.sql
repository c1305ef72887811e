CREATE OR REPLACE FUNCTION "note_vat_registration"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_vat_registered := (SELECT is_vat_registered FROM pharmacies WHERE id = NEW.pharmacy_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "seller_orders_vat" BEFORE INSERT ON "seller_orders" FOR EACH ROW WHEN (NEW.is_vat_registered IS NULL) EXECUTE FUNCTION "note_vat_registration"();

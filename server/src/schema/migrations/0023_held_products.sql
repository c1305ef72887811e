ALTER TABLE "products" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hold_words" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "released_words" text;--> statement-breakpoint
CREATE INDEX "products_held" ON "products" USING btree ("id") WHERE hold_reason is not null;--> statement-breakpoint
-- Offers of a suspended product are suspended, and live ones of a product that waits for a check are drafts, whoever
-- writes them and however; what they were is kept for later.
CREATE OR REPLACE FUNCTION "hold_suspended_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product record;
BEGIN
  IF NEW.status <> 'suspended' THEN
    SELECT suspended_at IS NOT NULL AS is_suspended, hold_reason IS NOT NULL AS is_held INTO product
    FROM products WHERE id = NEW.product_id;
    IF product.is_suspended THEN
      NEW.held_status := CASE WHEN product.is_held THEN coalesce(NEW.held_status, NEW.status) ELSE NEW.status END;
      NEW.status := 'suspended';
    ELSIF product.is_held AND NEW.status = 'live' THEN
      NEW.held_status := 'live';
      NEW.status := 'draft';
    END IF;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- A product that is to be checked from now on leaves the shop at once.
CREATE FUNCTION "hold_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inventories SET status = status, updated_at = now()
  WHERE product_id = NEW.id AND status = 'live' AND archived_at IS NULL;
  INSERT INTO search_queue (product_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_hold_offers" AFTER UPDATE OF hold_reason ON "products" FOR EACH ROW
  WHEN (NEW.hold_reason IS NOT NULL AND OLD.hold_reason IS NULL) EXECUTE FUNCTION "hold_offers"();

DROP INDEX "product_unseen_offered";--> statement-breakpoint
DROP INDEX "product_unseen_alone";--> statement-breakpoint
ALTER TABLE "product_unseen" ADD COLUMN "inventory_id" integer;--> statement-breakpoint
ALTER TABLE "product_unseen" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "product_unseen" ADD COLUMN "price" integer;--> statement-breakpoint
UPDATE "product_unseen" u SET "inventory_id" = o.id, "status" = o.status, "price" = o.price
FROM (
  SELECT DISTINCT ON (i.product_id) i.product_id, i.id, i.status, i.price FROM inventories i
  WHERE i.archived_at IS NULL AND EXISTS (SELECT FROM product_unseen k WHERE k.product_id = i.product_id)
  ORDER BY i.product_id, i.status = 'live' DESC, i.id
) o
WHERE o.product_id = u.product_id;--> statement-breakpoint
DROP TRIGGER "inventories_first_offer" ON "inventories";--> statement-breakpoint
DROP FUNCTION "note_first_offer"();--> statement-breakpoint
ALTER TABLE "product_unseen" DROP COLUMN "is_offered";--> statement-breakpoint
CREATE INDEX "product_unseen_price" ON "product_unseen" USING btree ("price","product_id") WHERE inventory_id is not null;--> statement-breakpoint
CREATE INDEX "product_unseen_status" ON "product_unseen" USING btree ("status","product_id") WHERE inventory_id is not null;--> statement-breakpoint
CREATE INDEX "product_unseen_alone" ON "product_unseen" USING btree ("product_id") WHERE inventory_id is null;--> statement-breakpoint
ANALYZE "product_unseen";--> statement-breakpoint
-- Nobody waits here: whoever holds the row takes the product in as well, or its refresh sets the row right.
CREATE FUNCTION "note_unseen_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_unseen u SET inventory_id = o.id, status = o.status, price = o.price
  FROM (
    SELECT k.product_id FROM product_unseen k
    WHERE k.product_id IN (NEW.product_id, OLD.product_id)
    FOR NO KEY UPDATE SKIP LOCKED
  ) held
  LEFT JOIN LATERAL (
    SELECT i.id, i.status, i.price FROM inventories i
    WHERE i.product_id = held.product_id AND i.archived_at IS NULL
    ORDER BY i.status = 'live' DESC, i.id LIMIT 1
  ) o ON true
  WHERE u.product_id = held.product_id
    AND (u.inventory_id, u.status, u.price) IS DISTINCT FROM (o.id, o.status, o.price);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "inventories_unseen_added" AFTER INSERT ON "inventories" FOR EACH ROW
  WHEN (NEW.archived_at IS NULL) EXECUTE FUNCTION "note_unseen_offer"();--> statement-breakpoint
-- A change of stock names none of these columns, and pays nothing for this.
CREATE TRIGGER "inventories_unseen_changed" AFTER UPDATE OF "product_id", "archived_at", "status", "price" ON "inventories"
  FOR EACH ROW WHEN (
    (OLD.product_id, OLD.archived_at, OLD.status, OLD.price) IS DISTINCT FROM (NEW.product_id, NEW.archived_at, NEW.status, NEW.price)
  ) EXECUTE FUNCTION "note_unseen_offer"();

CREATE TABLE "product_unseen" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"is_offered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_unseen" ADD CONSTRAINT "product_unseen_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_unseen_offered" ON "product_unseen" USING btree ("product_id") WHERE is_offered;--> statement-breakpoint
CREATE INDEX "product_unseen_alone" ON "product_unseen" USING btree ("product_id") WHERE not is_offered;--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id") WHERE archived_at is null;--> statement-breakpoint
INSERT INTO "product_unseen" ("product_id", "is_offered")
SELECT p.id, EXISTS (SELECT FROM inventories i WHERE i.product_id = p.id AND i.archived_at IS NULL)
FROM products p
WHERE p.archived_at IS NULL AND NOT EXISTS (SELECT FROM product_search s WHERE s.product_id = p.id)
ORDER BY p.id;--> statement-breakpoint
ANALYZE "product_unseen";--> statement-breakpoint
-- A new product has no search row yet.
CREATE FUNCTION "note_unseen_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_unseen (product_id)
  SELECT id FROM made WHERE archived_at IS NULL ORDER BY id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_unseen" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT EXECUTE FUNCTION "note_unseen_product"();--> statement-breakpoint
-- Nobody waits here: whoever holds the row takes the product in as well, or looks at its offers anew.
CREATE FUNCTION "note_first_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_unseen SET is_offered = true WHERE product_id = (
    SELECT u.product_id FROM product_unseen u
    WHERE u.product_id = NEW.product_id AND NOT u.is_offered
    FOR NO KEY UPDATE SKIP LOCKED);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- A change of stock names neither column, and pays nothing for this.
CREATE TRIGGER "inventories_first_offer" AFTER INSERT OR UPDATE OF "product_id", "archived_at" ON "inventories" FOR EACH ROW
  WHEN (NEW.archived_at IS NULL) EXECUTE FUNCTION "note_first_offer"();

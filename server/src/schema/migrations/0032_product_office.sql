-- What the back office lists has one prepared row for each product, whether shoppers see it or not.
CREATE TABLE "product_office" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"inventory_id" integer,
	"status" text,
	"price" integer,
	"in_stock" boolean
);
--> statement-breakpoint
ALTER TABLE "product_office" ADD CONSTRAINT "product_office_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER "products_unseen" ON "products";--> statement-breakpoint
DROP TRIGGER "inventories_unseen_changed" ON "inventories";--> statement-breakpoint
DROP TRIGGER "inventories_unseen_added" ON "inventories";--> statement-breakpoint
DROP FUNCTION "note_unseen_product"(), "note_unseen_offer"(), "note_unseen_offers"();--> statement-breakpoint
DROP TABLE "product_unseen";--> statement-breakpoint
-- What the back office lists of these products: each with the offer that shoppers see, else a live one sooner than
-- others, then the oldest. The offer is found by the product: of a table that was never analyzed, or was while it was
-- small, PostgreSQL took an index that has the product in its third column, and walked it whole for each product; the
-- fence keeps it to the index of products.
CREATE OR REPLACE FUNCTION "renew_office"("ids" integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_office AS f (product_id, inventory_id, status, price, in_stock)
  SELECT p.id, o.id, o.status, o.price, o.quantity > 0
  FROM products p
  LEFT JOIN product_search s ON s.product_id = p.id
  LEFT JOIN LATERAL (
    SELECT i.* FROM (
      SELECT a.id, a.status, a.price, a.quantity, a.archived_at FROM inventories a WHERE a.product_id = p.id OFFSET 0
    ) i
    WHERE i.archived_at IS NULL
    ORDER BY i.id = s.inventory_id DESC NULLS LAST, i.status = 'live' DESC, i.id LIMIT 1
  ) o ON true
  WHERE p.id = ANY("ids") AND p.archived_at IS NULL
  ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET (inventory_id, status, price, in_stock) =
    (excluded.inventory_id, excluded.status, excluded.price, excluded.in_stock)
  WHERE (f.inventory_id, f.status, f.price, f.in_stock) IS DISTINCT FROM
    (excluded.inventory_id, excluded.status, excluded.price, excluded.in_stock)
$$;

CREATE OR REPLACE FUNCTION "add_office_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_office (product_id) SELECT id FROM made WHERE archived_at IS NULL ORDER BY id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "products_office_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "made"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_office_products"();

-- Nobody waits here: whoever holds the row takes the product in as well, or its refresh sets the row right.
CREATE OR REPLACE FUNCTION "change_office_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_office(ARRAY(
    SELECT k.product_id FROM product_office k WHERE k.product_id IN (NEW.product_id, OLD.product_id)
    FOR NO KEY UPDATE SKIP LOCKED
  ));
  RETURN NULL;
END
$$;

-- A change of stock that leaves some pays nothing for this.
CREATE OR REPLACE TRIGGER "inventories_office_changed" AFTER UPDATE ON "inventories" FOR EACH ROW
  WHEN (
    (OLD.product_id, OLD.archived_at, OLD.status, OLD.price, OLD.quantity > 0) IS DISTINCT FROM
    (NEW.product_id, NEW.archived_at, NEW.status, NEW.price, NEW.quantity > 0)
  ) EXECUTE FUNCTION "change_office_offer"();

-- A new offer stands for its product only where no live one does.
CREATE OR REPLACE FUNCTION "add_office_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_office(ARRAY(
    SELECT held.product_id
    FROM (SELECT DISTINCT a.product_id FROM added a WHERE a.archived_at IS NULL ORDER BY a.product_id) fresh
    CROSS JOIN LATERAL (
      SELECT k.product_id FROM product_office k
      WHERE k.product_id = fresh.product_id AND k.status IS DISTINCT FROM 'live'
      FOR NO KEY UPDATE SKIP LOCKED
    ) held
  ));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "inventories_office_added" AFTER INSERT ON "inventories" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_office_offers"();
--> statement-breakpoint
SELECT renew_office(array(SELECT id FROM products WHERE archived_at IS NULL));

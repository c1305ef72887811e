-- Triggers of `catalogue.ts`, with their functions. Migrations run them; a test compares both.

-- Offers of a suspended product are suspended, and live ones of a product that waits for a check are drafts, whoever
-- writes them and however; what they were is kept for later.
CREATE OR REPLACE FUNCTION "hold_suspended_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product record;
BEGIN
  IF NEW.status <> 'suspended' THEN
    SELECT suspended_at IS NOT NULL AS is_suspended, hold_reason IS NOT NULL OR review IS NOT NULL AS is_held INTO product
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
$$;

CREATE OR REPLACE TRIGGER "inventories_hold_suspended" BEFORE INSERT OR UPDATE OF status, product_id ON "inventories" FOR EACH ROW EXECUTE FUNCTION "hold_suspended_offer"();

-- A product that is to be checked from now on leaves the shop at once.
CREATE OR REPLACE FUNCTION "hold_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inventories SET status = status, updated_at = now()
  WHERE product_id = NEW.id AND status = 'live' AND archived_at IS NULL;
  INSERT INTO search_queue (product_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "products_hold_offers" AFTER UPDATE OF hold_reason, review ON "products" FOR EACH ROW
  WHEN (coalesce(NEW.hold_reason, NEW.review) IS NOT NULL AND coalesce(OLD.hold_reason, OLD.review) IS NULL) EXECUTE FUNCTION "hold_offers"();

-- What waited is what it was before, once nothing is left to check.
CREATE OR REPLACE FUNCTION "release_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE inventories SET status = held_status, held_status = NULL
  WHERE product_id = NEW.id AND held_status IS NOT NULL AND status = 'draft' AND archived_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "products_release_offers" AFTER UPDATE OF hold_reason, review ON "products" FOR EACH ROW
  WHEN (coalesce(NEW.hold_reason, NEW.review) IS NULL AND coalesce(OLD.hold_reason, OLD.review) IS NOT NULL) EXECUTE FUNCTION "release_offers"();

-- Whoever writes a product, its search row and the cards made from it follow.
CREATE OR REPLACE FUNCTION "queue_search_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (product_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "products_search_queue" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "queue_search_of_product"();

-- Whoever writes a cap, the search rows of what it binds follow.
CREATE OR REPLACE FUNCTION "queue_search_of_cap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_queue (product_id) SELECT id FROM products WHERE equivalence_key = OLD.equivalence_key;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_queue (product_id) SELECT id FROM products WHERE equivalence_key = NEW.equivalence_key;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "price_caps_search_queue" AFTER INSERT OR UPDATE OR DELETE ON "price_caps" FOR EACH ROW EXECUTE FUNCTION "queue_search_of_cap"();

-- Products are found by the names of their categories, so these follow as well.
CREATE OR REPLACE FUNCTION "queue_search_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO search_queue (product_id) SELECT id FROM products WHERE %I = $1', TG_ARGV[0]) USING NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "categories_search_queue" AFTER UPDATE OF "name" ON "categories" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "queue_search_of_category"('category_id');
CREATE OR REPLACE TRIGGER "subcategories_search_queue" AFTER UPDATE OF "name" ON "subcategories" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "queue_search_of_category"('subcategory_id');
CREATE OR REPLACE TRIGGER "subsubcategories_search_queue" AFTER UPDATE OF "name" ON "subsubcategories" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "queue_search_of_category"('subsubcategory_id');

-- What the back office lists of these products: each with the offer that shoppers see, else a live one sooner than
-- others, then the oldest. The offer is found by the product: of a table that was never analyzed, or was while it was
-- small, PostgreSQL took an index that has the product in its third column, and walked it whole for each product; the
-- fence keeps it to the index of products.
CREATE OR REPLACE FUNCTION "renew_office"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
    (excluded.inventory_id, excluded.status, excluded.price, excluded.in_stock);
END
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

-- Most changes are of a price, and concern the row only where it shows the very offer. Nobody waits here: whoever holds
-- the row takes the product in as well, or its refresh sets the row right.
CREATE OR REPLACE FUNCTION "change_office_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer[] := ARRAY(
    SELECT k.product_id FROM product_office k
    WHERE k.product_id IN (NEW.product_id, OLD.product_id) AND (k.inventory_id = NEW.id
      OR (OLD.product_id, OLD.archived_at, OLD.status) IS DISTINCT FROM (NEW.product_id, NEW.archived_at, NEW.status))
    FOR NO KEY UPDATE SKIP LOCKED
  );
BEGIN
  IF held <> '{}' THEN
    PERFORM renew_office(held);
  END IF;
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

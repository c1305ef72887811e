-- Triggers of `catalogue.ts`, with their functions. Migrations run them; a test compares both.

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

CREATE OR REPLACE TRIGGER "products_hold_offers" AFTER UPDATE OF hold_reason ON "products" FOR EACH ROW
  WHEN (NEW.hold_reason IS NOT NULL AND OLD.hold_reason IS NULL) EXECUTE FUNCTION "hold_offers"();

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

-- A new product has no search row yet.
CREATE OR REPLACE FUNCTION "note_unseen_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_unseen (product_id)
  SELECT id FROM made WHERE archived_at IS NULL ORDER BY id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "products_unseen" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT EXECUTE FUNCTION "note_unseen_product"();

-- Nobody waits here: whoever holds the row takes the product in as well, or its refresh sets the row right.
CREATE OR REPLACE FUNCTION "note_unseen_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;

-- A change of stock names none of these columns, and pays nothing for this.
CREATE OR REPLACE TRIGGER "inventories_unseen_changed" AFTER UPDATE OF "product_id", "archived_at", "status", "price" ON "inventories"
  FOR EACH ROW WHEN (
    (OLD.product_id, OLD.archived_at, OLD.status, OLD.price) IS DISTINCT FROM (NEW.product_id, NEW.archived_at, NEW.status, NEW.price)
  ) EXECUTE FUNCTION "note_unseen_offer"();

-- The offer that stands for an unseen product is found by the product. Of a table that was never analyzed, or was while
-- it was small, PostgreSQL took an index that has the product in its third column, and walked it whole for each product:
-- the fence keeps it to the index of products.
CREATE OR REPLACE FUNCTION "note_unseen_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_unseen u SET (inventory_id, status, price) = (
    SELECT i.id, i.status, i.price
    FROM (SELECT a.id, a.status, a.price, a.archived_at FROM inventories a WHERE a.product_id = u.product_id OFFSET 0) i
    WHERE i.archived_at IS NULL
    ORDER BY i.status = 'live' DESC, i.id LIMIT 1
  )
  WHERE u.product_id = ANY(ARRAY(
    SELECT held.product_id
    FROM (SELECT DISTINCT a.product_id FROM added a WHERE a.archived_at IS NULL ORDER BY a.product_id) fresh
    CROSS JOIN LATERAL (
      SELECT k.product_id FROM product_unseen k
      WHERE k.product_id = fresh.product_id AND k.status IS DISTINCT FROM 'live'
      FOR NO KEY UPDATE SKIP LOCKED
    ) held
  ));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "inventories_unseen_added" AFTER INSERT ON "inventories" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_unseen_offers"();

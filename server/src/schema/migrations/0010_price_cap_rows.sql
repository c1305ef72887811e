ALTER TABLE "product_search" ADD COLUMN "cap" integer;--> statement-breakpoint
CREATE INDEX "product_search_capped" ON "product_search" USING btree ("product_id","cap") WHERE cap is not null;--> statement-breakpoint
-- Whoever writes a cap, the search rows of what it binds follow.
CREATE FUNCTION "queue_search_of_cap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_queue (product_id) SELECT id FROM products WHERE equivalence_key = OLD.equivalence_key;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_queue (product_id) SELECT id FROM products WHERE equivalence_key = NEW.equivalence_key;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "price_caps_search_queue" AFTER INSERT OR UPDATE OR DELETE ON "price_caps" FOR EACH ROW EXECUTE FUNCTION "queue_search_of_cap"();--> statement-breakpoint
-- Products are found by the names of their categories, so these follow as well.
CREATE FUNCTION "queue_search_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO search_queue (product_id) SELECT id FROM products WHERE %I = $1', TG_ARGV[0]) USING NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "categories_search_queue" AFTER UPDATE OF "name" ON "categories" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "queue_search_of_category"('category_id');--> statement-breakpoint
CREATE TRIGGER "subcategories_search_queue" AFTER UPDATE OF "name" ON "subcategories" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "queue_search_of_category"('subcategory_id');--> statement-breakpoint
CREATE TRIGGER "subsubcategories_search_queue" AFTER UPDATE OF "name" ON "subsubcategories" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "queue_search_of_category"('subsubcategory_id');--> statement-breakpoint
INSERT INTO search_queue (product_id) SELECT p.id FROM products p JOIN price_caps c ON c.equivalence_key = p.equivalence_key;

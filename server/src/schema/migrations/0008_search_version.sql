ALTER TABLE "product_search" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever writes a product, its search row and the cards made from it follow.
CREATE FUNCTION "queue_search_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (product_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_search_queue" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "queue_search_of_product"();

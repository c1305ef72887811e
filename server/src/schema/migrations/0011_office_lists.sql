-- What the back office searches in, in plain letters. Generated columns and indexes take no function that may change its
-- mind; the dictionary of unaccent does not.
CREATE FUNCTION "office_words"("name" text, "generic_name" text, "brand" text, "registration_number" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary,
    coalesce($1, '') || ' ' || coalesce($2, '') || ' ' || coalesce($3, '') || ' ' || coalesce($4, '')))
$$;--> statement-breakpoint
DROP INDEX "audit_entries_user_id_index";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" text GENERATED ALWAYS AS (office_words(name, generic_name, brand, registration_number)) STORED;--> statement-breakpoint
CREATE INDEX "inventories_pharmacy_price" ON "inventories" USING btree ("pharmacy_id","price","product_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "inventories_sku_words" ON "inventories" USING gin (lower(sku) gin_trgm_ops) WHERE archived_at is null and sku is not null;--> statement-breakpoint
CREATE INDEX "product_search_standing" ON "product_search" USING btree ("product_id","in_stock");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words" gin_trgm_ops) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (lower(name),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_user_id_id_index" ON "audit_entries" USING btree ("user_id","id");
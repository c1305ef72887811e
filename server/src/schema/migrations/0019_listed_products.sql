-- An index row has room for 2,704 bytes, which are 880 letters of three bytes each: of longer names the start is searched.
CREATE OR REPLACE FUNCTION "office_words"("name" text, "generic_name" text, "brand" text, "registration_number" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(lower(public.unaccent('public.unaccent'::regdictionary,
    coalesce($1, '') || ' ' || coalesce($2, '') || ' ' || coalesce($3, '') || ' ' || coalesce($4, ''))), 880)
$$;--> statement-breakpoint
-- made anew by any write
UPDATE "products" SET "name" = "name" WHERE length("words") > 880;--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("id","words") WHERE archived_at is null;

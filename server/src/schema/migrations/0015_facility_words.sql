-- The city and province of a facility in plain letters, so that an index finds them. Generated columns take no function
-- that may change its mind; the dictionary of unaccent does not.
CREATE FUNCTION "place_words"("city" text, "province" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, concat_ws(' ', $1, $2)))
$$;--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "place_words" text GENERATED ALWAYS AS (place_words(city, province)) STORED;--> statement-breakpoint
CREATE INDEX "facilities_words" ON "facilities" USING gin ("name_sort" gin_trgm_ops,"place_words" gin_trgm_ops);
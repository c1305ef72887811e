-- Functions that tables and statements use. What is changed here is run by a migration of its own (`npm run migration --
-- --custom --name what_changed`); a test compares both.

-- Lets one statement take itself back: what it changed before it came to this is undone as a whole.
CREATE OR REPLACE FUNCTION "refuse"(reason text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'BTK01', MESSAGE = reason;
END
$$;

-- What was written down is not changed and not taken away, whoever asks.
CREATE OR REPLACE FUNCTION "keep_as_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'BTK02';
END
$$;

-- What the back office finds products by, in plain letters. An index row has room for 2,704 bytes, which are 880
-- letters of three bytes each: of longer names the start is searched.
CREATE OR REPLACE FUNCTION "office_words"("name" text, "generic_name" text, "brand" text, "registration_number" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(lower(public.unaccent('public.unaccent'::regdictionary,
    coalesce($1, '') || ' ' || coalesce($2, '') || ' ' || coalesce($3, '') || ' ' || coalesce($4, ''))), 880)
$$;

-- The city and province of a facility in plain letters, so that an index finds them. Generated columns take no function
-- that may change its mind; the dictionary of unaccent does not.
CREATE OR REPLACE FUNCTION "place_words"("city" text, "province" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, concat_ws(' ', $1, $2)))
$$;

-- Lets one statement take itself back: what it changed before it came to this is undone as a whole.
CREATE FUNCTION "refuse"(reason text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'BTK01', MESSAGE = reason;
END
$$;

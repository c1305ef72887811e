CREATE OR REPLACE FUNCTION "end_cards_elsewhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pharmacy_papers SET status = 'ended', updated_at = now()
  WHERE holder_id = NEW.id AND status IN ('waiting', 'confirmed')
    AND (pharmacy_id IS DISTINCT FROM NEW.pharmacy_id OR NEW.deleted_at IS NOT NULL);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "users_cards" AFTER UPDATE OF pharmacy_id, deleted_at ON "users" FOR EACH ROW EXECUTE FUNCTION "end_cards_elsewhere"();--> statement-breakpoint
UPDATE "pharmacy_papers" AS p SET "status" = 'ended', "updated_at" = now() FROM "users" AS u
WHERE u."id" = p."holder_id" AND p."status" IN ('waiting', 'confirmed')
  AND (p."pharmacy_id" IS DISTINCT FROM u."pharmacy_id" OR u."deleted_at" IS NOT NULL);

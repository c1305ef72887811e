ALTER TABLE "users" ADD COLUMN "renamed_at" timestamp with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "holder_counts"("holder" integer, "pharmacy" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT $1 IS NULL OR EXISTS (SELECT FROM users WHERE id = $1 AND pharmacy_id = $2 AND is_active
    AND deleted_at IS NULL AND position IN ('owner', 'pharmacist'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "prescriptions_until_of"("pharmacy" integer) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(
    (SELECT max(expires_on) FROM pharmacy_papers
      WHERE pharmacy_id = $1 AND kind = 'prc_card' AND status = 'confirmed' AND holder_counts(holder_id, pharmacy_id)),
    (SELECT (value #>> '{}')::date FROM settings WHERE key = 'papers.cards_asked_after'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_holder"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pharmacy_papers SET status = 'ended', updated_at = now()
  WHERE holder_id = NEW.id AND status IN ('waiting', 'confirmed')
    AND (pharmacy_id IS DISTINCT FROM NEW.pharmacy_id OR NEW.deleted_at IS NOT NULL);
  UPDATE pharmacy_papers SET status = 'waiting', updated_at = now()
  WHERE holder_id = NEW.id AND status = 'confirmed' AND NEW.renamed_at IS DISTINCT FROM OLD.renamed_at;
  UPDATE pharmacies SET prescriptions_until = prescriptions_until_of(id), updated_at = now()
  WHERE id = NEW.pharmacy_id AND prescriptions_until IS DISTINCT FROM prescriptions_until_of(id)
    AND (OLD.is_active, OLD.position) IS DISTINCT FROM (NEW.is_active, NEW.position);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "users_cards" AFTER UPDATE OF pharmacy_id, deleted_at, position, is_active, first_name, last_name ON "users" FOR EACH ROW EXECUTE FUNCTION "follow_holder"();--> statement-breakpoint
DROP FUNCTION "end_cards_elsewhere"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_renaming"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.renamed_at := clock_timestamp();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "users_renamed" BEFORE UPDATE OF first_name, last_name ON "users" FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)) EXECUTE FUNCTION "note_renaming"();--> statement-breakpoint
UPDATE "pharmacies" SET "prescriptions_until" = prescriptions_until_of("id"), "updated_at" = now()
WHERE "prescriptions_until" IS DISTINCT FROM prescriptions_until_of("id");

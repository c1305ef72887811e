-- Triggers of `papers.ts`, with their functions. Migrations run them; a test compares both.

-- A card counts while its holder is of its pharmacy, active and in a position that may check prescriptions.
CREATE OR REPLACE FUNCTION "holder_counts"("holder" integer, "pharmacy" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = $1 AND pharmacy_id = $2 AND is_active
    AND deleted_at IS NULL AND position IN ('owner', 'pharmacist'))
$$;

-- The last day on which a pharmacy may sell prescription medicines: that of its pharmacists' PRC cards, or the last day
-- before cards are asked for, whichever is later.
CREATE OR REPLACE FUNCTION "prescriptions_until_of"("pharmacy" integer) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(
    (SELECT max(expires_on) FROM pharmacy_papers
      WHERE pharmacy_id = $1 AND kind = 'prc_card' AND status = 'confirmed' AND holder_counts(holder_id, pharmacy_id)),
    (SELECT (value #>> '{}')::date FROM settings WHERE key = 'papers.cards_asked_after'))
$$;

-- What the papers say stands beside the pharmacy, where lists and carts read it.
CREATE OR REPLACE FUNCTION "renew_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'prc_card' THEN
    UPDATE pharmacies SET prescriptions_until = prescriptions_until_of(id), updated_at = now()
    WHERE id = NEW.pharmacy_id AND prescriptions_until IS DISTINCT FROM prescriptions_until_of(id);
  ELSIF NEW.kind = 'fda_licence' AND NEW.status = 'confirmed' THEN
    UPDATE pharmacies SET license_number = NEW.number, license_expires_on = NEW.expires_on, updated_at = now()
    WHERE id = NEW.pharmacy_id AND (license_number, license_expires_on) IS DISTINCT FROM (NEW.number, NEW.expires_on);
  ELSIF NEW.kind = 'fda_licence' AND NEW.status = 'returned' THEN
    UPDATE pharmacies SET license_number = NULL, license_expires_on = NULL, updated_at = now()
    WHERE id = NEW.pharmacy_id AND license_number = NEW.number AND license_expires_on = NEW.expires_on
      AND OLD.status = 'confirmed';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "pharmacy_papers_standing" AFTER INSERT OR UPDATE ON "pharmacy_papers" FOR EACH ROW EXECUTE FUNCTION "renew_standing"();

-- A licence that is entered with the pharmacy, by an admin or an import, is a confirmed paper without a file, and ends
-- the one before.
CREATE OR REPLACE FUNCTION "keep_licence_paper"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pharmacy_papers SET status = 'ended', updated_at = now()
  WHERE pharmacy_id = NEW.id AND kind = 'fda_licence' AND status = 'confirmed'
    AND (number, expires_on) IS DISTINCT FROM (NEW.license_number, NEW.license_expires_on);
  INSERT INTO pharmacy_papers (pharmacy_id, kind, number, expires_on, status, decided_at)
  SELECT NEW.id, 'fda_licence', NEW.license_number, NEW.license_expires_on, 'confirmed', now()
  WHERE NEW.license_number ~ '[0-9]' AND NEW.license_expires_on IS NOT NULL AND NOT EXISTS (
    SELECT FROM pharmacy_papers WHERE pharmacy_id = NEW.id AND kind = 'fda_licence' AND status = 'confirmed');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "pharmacies_licence_paper" AFTER INSERT OR UPDATE OF license_number, license_expires_on ON "pharmacies" FOR EACH ROW EXECUTE FUNCTION "keep_licence_paper"();

CREATE OR REPLACE FUNCTION "begin_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.prescriptions_until := greatest(NEW.prescriptions_until, prescriptions_until_of(NEW.id));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER "pharmacies_standing" BEFORE INSERT ON "pharmacies" FOR EACH ROW EXECUTE FUNCTION "begin_standing"();

-- Whoever leaves, is moved or ends their account leaves no card behind. With another name it waits to be confirmed again.
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
$$;

CREATE OR REPLACE TRIGGER "users_cards" AFTER UPDATE OF pharmacy_id, deleted_at, position, is_active, first_name, last_name ON "users" FOR EACH ROW EXECUTE FUNCTION "follow_holder"();

CREATE OR REPLACE FUNCTION "note_renaming"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.renamed_at := clock_timestamp();
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER "users_renamed" BEFORE UPDATE OF first_name, last_name ON "users" FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)) EXECUTE FUNCTION "note_renaming"();

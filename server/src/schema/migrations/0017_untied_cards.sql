CREATE OR REPLACE FUNCTION "holder_counts"("holder" integer, "pharmacy" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = $1 AND pharmacy_id = $2 AND is_active
    AND deleted_at IS NULL AND position IN ('owner', 'pharmacist'))
$$;--> statement-breakpoint
WITH named AS (
  SELECT p."id", min(u."id") AS holder_id FROM "pharmacy_papers" AS p JOIN "users" AS u ON holder_counts(u."id", p."pharmacy_id")
  WHERE p."kind" = 'prc_card' AND p."status" IN ('waiting', 'confirmed') AND p."holder_id" IS NULL
    AND (u."renamed_at" IS NULL OR u."renamed_at" <= p."created_at")
    AND regexp_split_to_array(btrim(lower(u."first_name" || ' ' || u."last_name")), '[^[:alpha:]]+')
      <@ regexp_split_to_array(lower(p."holder_name"), '[^[:alpha:]]+')
  GROUP BY p."id" HAVING count(*) = 1)
UPDATE "pharmacy_papers" AS p SET "holder_id" = named.holder_id, "updated_at" = now() FROM named WHERE named."id" = p."id";--> statement-breakpoint
UPDATE "pharmacies" SET "prescriptions_until" = prescriptions_until_of("id"), "updated_at" = now()
WHERE "prescriptions_until" IS DISTINCT FROM prescriptions_until_of("id");

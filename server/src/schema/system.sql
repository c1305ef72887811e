-- Triggers and functions of `system.ts`. Migrations run them; a test compares both.

CREATE OR REPLACE TRIGGER "audit_entries_keep" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "private_file_reads_keep" BEFORE UPDATE ON "private_file_reads" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
-- what is old goes when its time is over (SECURITY_LOG_DAYS, at least these)
CREATE OR REPLACE TRIGGER "private_file_reads_keep_young" BEFORE DELETE ON "private_file_reads" FOR EACH ROW
  WHEN (OLD."created_at" > now() - interval '90 days') EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "security_events_keep" BEFORE UPDATE OF "kind", "user_id", "account_id", "address_hash", "what", "network", "created_at"
  ON "security_events" FOR EACH ROW EXECUTE FUNCTION "keep_as_written"();
CREATE OR REPLACE TRIGGER "security_events_keep_young" BEFORE DELETE ON "security_events" FOR EACH ROW
  WHEN (OLD."created_at" > now() - interval '90 days') EXECUTE FUNCTION "keep_as_written"();

-- Emails as rows, each in its reader's language: the one given, as for guests, else that of the account with the
-- address, else of the first account of the pharmacy with the address, else of an application from it, else English. What somebody chose in the back
-- office comes before what they used in the shop.
CREATE OR REPLACE FUNCTION "emails_in_language"("emails" json)
RETURNS TABLE ("kind" text, "recipient" text, "subject" text, "text" text, "html" text, "unsubscribe" text) LANGUAGE sql STABLE AS $$
  SELECT e.kind, e.recipient, said ->> 'subject', said ->> 'text', said ->> 'html', e.unsubscribe
  FROM json_to_recordset($1) AS e("kind" text, "recipient" text, "language" text, "texts" json, "unsubscribe" text)
  LEFT JOIN LATERAL (
    SELECT u.id, u.language, false AS is_counter, u.holds_email FROM users u
      WHERE lower(u.email) = lower(e.recipient) AND u.deleted_at IS NULL
    UNION ALL SELECT u.id, u.language, true, false FROM pharmacies p JOIN users u ON u.pharmacy_id = p.id
      WHERE lower(p.email) = lower(e.recipient) AND u.deleted_at IS NULL
    ORDER BY is_counter, holds_email DESC, id LIMIT 1) reader ON e.language IS NULL
  LEFT JOIN preferences l ON l.user_id = reader.id AND l.key = 'language' AND l.value IN ('"en"', '"fil"')
  CROSS JOIN LATERAL (SELECT e.texts -> coalesce(e.language, l.value #>> '{}', reader.language,
    (SELECT r.language FROM preregisters r WHERE lower(r.email) = lower(e.recipient) ORDER BY r.id DESC LIMIT 1),
    'en') AS said) chosen
$$;

-- All offers of a statement at once: an upload adds hundreds, and most of their products are seen already. A new offer
-- stands for its product only where no live one does. As before, nobody waits here.
DROP TRIGGER "inventories_unseen_added" ON "inventories";--> statement-breakpoint
CREATE FUNCTION "note_unseen_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_unseen u SET (inventory_id, status, price) = (
    SELECT i.id, i.status, i.price FROM inventories i
    WHERE i.product_id = u.product_id AND i.archived_at IS NULL
    ORDER BY i.status = 'live' DESC, i.id LIMIT 1
  )
  WHERE u.product_id = ANY(ARRAY(
    SELECT held.product_id
    FROM (SELECT DISTINCT a.product_id FROM added a WHERE a.archived_at IS NULL ORDER BY a.product_id) fresh
    CROSS JOIN LATERAL (
      SELECT k.product_id FROM product_unseen k
      WHERE k.product_id = fresh.product_id AND k.status IS DISTINCT FROM 'live'
      FOR NO KEY UPDATE SKIP LOCKED
    ) held
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "inventories_unseen_added" AFTER INSERT ON "inventories" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_unseen_offers"();

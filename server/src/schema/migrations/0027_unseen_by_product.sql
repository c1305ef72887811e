-- The offer that stands for an unseen product is found by the product. Of a table that was never analyzed, or was while
-- it was small, PostgreSQL took an index that has the product in its third column, and walked it whole for each product:
-- the fence keeps it to the index of products.
CREATE OR REPLACE FUNCTION "note_unseen_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_unseen u SET (inventory_id, status, price) = (
    SELECT i.id, i.status, i.price
    FROM (SELECT a.id, a.status, a.price, a.archived_at FROM inventories a WHERE a.product_id = u.product_id OFFSET 0) i
    WHERE i.archived_at IS NULL
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
$$;

-- Rows of the office are made by plans that stay, and only where a change concerns them.
CREATE OR REPLACE FUNCTION "renew_office"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_office AS f (product_id, inventory_id, status, price, in_stock)
  SELECT p.id, o.id, o.status, o.price, o.quantity > 0
  FROM products p
  LEFT JOIN product_search s ON s.product_id = p.id
  LEFT JOIN LATERAL (
    SELECT i.* FROM (
      SELECT a.id, a.status, a.price, a.quantity, a.archived_at FROM inventories a WHERE a.product_id = p.id OFFSET 0
    ) i
    WHERE i.archived_at IS NULL
    ORDER BY i.id = s.inventory_id DESC NULLS LAST, i.status = 'live' DESC, i.id LIMIT 1
  ) o ON true
  WHERE p.id = ANY("ids") AND p.archived_at IS NULL
  ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET (inventory_id, status, price, in_stock) =
    (excluded.inventory_id, excluded.status, excluded.price, excluded.in_stock)
  WHERE (f.inventory_id, f.status, f.price, f.in_stock) IS DISTINCT FROM
    (excluded.inventory_id, excluded.status, excluded.price, excluded.in_stock);
END
$$;

-- Most changes are of a price, and concern the row only where it shows the very offer. Nobody waits here: whoever holds
-- the row takes the product in as well, or its refresh sets the row right.
CREATE OR REPLACE FUNCTION "change_office_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer[] := ARRAY(
    SELECT k.product_id FROM product_office k
    WHERE k.product_id IN (NEW.product_id, OLD.product_id) AND (k.inventory_id = NEW.id
      OR (OLD.product_id, OLD.archived_at, OLD.status) IS DISTINCT FROM (NEW.product_id, NEW.archived_at, NEW.status))
    FOR NO KEY UPDATE SKIP LOCKED
  );
BEGIN
  IF held <> '{}' THEN
    PERFORM renew_office(held);
  END IF;
  RETURN NULL;
END
$$;

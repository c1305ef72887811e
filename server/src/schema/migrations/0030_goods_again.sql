-- Goods that pharmacies brought are decided again by the next start: their names may be medicines' after all.
update products p set prescription_basis = null
where p.prescription_basis = 'no_ingredient' and not p.is_prescription and p.archived_at is null
  and p.discount_basis is distinct from 'admin'
  and (p.import_key like 'file:%' or p.import_key is null and (
    p.id in (select product_id from import_batch_offers where is_new_product)
    or p.id in (select a.record_id from audit_entries a join users u on u.id = a.user_id
      where a.resource = 'products' and a.action = 'create' and not 'admin' = any(u.roles))));

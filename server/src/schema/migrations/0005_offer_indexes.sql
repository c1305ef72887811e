CREATE INDEX "inventories_product" ON "inventories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_items_inventory_id_index" ON "cart_items" USING btree ("inventory_id");--> statement-breakpoint
CREATE INDEX "recurring_order_items_inventory_id_index" ON "recurring_order_items" USING btree ("inventory_id");
DROP INDEX "product_search_standing";--> statement-breakpoint
CREATE INDEX "product_search_standing" ON "product_search" USING btree ("product_id","in_stock","inventory_id");
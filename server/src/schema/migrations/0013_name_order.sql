DROP INDEX "products_name";--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (lower(name),"id","name") WHERE archived_at is null;
ALTER TABLE "products" ADD COLUMN "prescription_basis" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discount_basis" text;--> statement-breakpoint
CREATE INDEX "products_generic" ON "products" USING btree (coalesce(nullif(split_part(match_key, '|', 1), ''), lower(generic_name)),"is_prescription") WHERE generic_name is not null and archived_at is null;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree (lower(brand)) WHERE is_prescription and archived_at is null;--> statement-breakpoint
CREATE INDEX "products_undecided" ON "products" USING btree ("id") WHERE prescription_basis is null and archived_at is null;
ALTER TABLE "seller_orders" ADD COLUMN "is_vat_registered" boolean;--> statement-breakpoint
-- what is known of older orders: the registration of today, by which they were reported until now
UPDATE "seller_orders" SET "is_vat_registered" = "pharmacies"."is_vat_registered" FROM "pharmacies" WHERE "pharmacies"."id" = "seller_orders"."pharmacy_id";--> statement-breakpoint
ALTER TABLE "seller_orders" ALTER COLUMN "is_vat_registered" SET NOT NULL;

ALTER TABLE "orders" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "recurring_orders" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "recurring_orders" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "is_own_fee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "expected_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "expected_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD COLUMN "delivery_terms" jsonb;
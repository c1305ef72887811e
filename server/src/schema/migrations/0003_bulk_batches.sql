CREATE TABLE "import_batch_offers" (
	"batch_id" integer NOT NULL,
	"inventory_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"is_new_product" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_batch_offers_batch_id_inventory_id_pk" PRIMARY KEY("batch_id","inventory_id")
);
--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "refused" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batch_offers" ADD CONSTRAINT "import_batch_offers_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_recurring" ON "orders" USING btree ("recurring_order_id") WHERE recurring_order_id is not null;--> statement-breakpoint
CREATE INDEX "import_batches_pharmacy_id_id_index" ON "import_batches" USING btree ("pharmacy_id","id" DESC NULLS LAST);
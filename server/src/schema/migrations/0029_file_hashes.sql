ALTER TABLE "private_files" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "orders_prescription_file" ON "orders" USING btree ("prescription_file_id") WHERE prescription_file_id is not null;--> statement-breakpoint
CREATE INDEX "private_files_sha256_index" ON "private_files" USING btree ("sha256");
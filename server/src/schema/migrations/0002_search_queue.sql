CREATE TABLE "search_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "ingredients" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_category_name" ON "product_search" USING btree ("category_id","name_sort","product_id");--> statement-breakpoint
CREATE INDEX "product_search_subcategory_name" ON "product_search" USING btree ("subcategory_id","name_sort","product_id");--> statement-breakpoint
CREATE INDEX "product_search_subsubcategory_name" ON "product_search" USING btree ("subsubcategory_id","name_sort","product_id");--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("popularity" DESC NULLS LAST) WHERE is_featured;--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("word" text_pattern_ops);
-- decimals sort by value now ("0.05 %" before "0.1 %"): those rows are made anew by the worker
INSERT INTO "search_queue" ("product_id") SELECT "product_id" FROM "product_search" WHERE "name_sort" ~ '\d[.]\d' OR "name_sort" ~ '\d \d{6}';

ALTER TABLE "complaints" ADD COLUMN "answer_reminded" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "settle_reminded" timestamp with time zone;
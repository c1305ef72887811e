import * as z from 'zod'
import { imageName, instant, requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { PUBLICATION_STANDINGS } from '../publication'
import { RecordFields, VersionField } from '../record'

/** An article. `body` is plain text with a few marks (see `articles/blocks`): nothing in it can run. */
export const Article = RecordFields.extend({
  title: z.string(),
  slug: z.string(),
  body: z.string(),
  excerpt: z.string(),
  image: z.string().nullable(),
  published_at: z.string().nullable(),
})
export type Article = z.infer<typeof Article>

const ArticleFields = z.object({
  title: requiredText(200),
  body: requiredText(50_000),
  excerpt: text(500).optional(),
  image: imageName().nullable().optional(),
  published_at: instant().nullable().optional(),
})

export const news = collection({
  name: 'news',
  record: Article,
  fields: ArticleFields,
  changes: ArticleFields.partial().extend(VersionField.shape),
  query: ListQuery.extend({ standing: z.enum(PUBLICATION_STANDINGS).optional() }),
})

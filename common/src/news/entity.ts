import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import {
  article as articleText,
  long,
  moment,
  picture,
  publication,
  section,
  slug,
  text,
} from '../entity/fields'

/** Articles. `body` is plain text with a few marks (see `articles/blocks`): nothing in it can run. */
export const article = entity({
  name: 'news',
  about: fields.articlesForThePublicOne,
  nameFields: ['title'],
  sort: { field: 'created_at', order: 'DESC' },
  fields: {
    title: text({
      label: fields.title,
      max: 200,
      isLong: true,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    slug: slug(),
    excerpt: long({ label: fields.excerpt, max: 500, help: fields.shownInListsTwoSentences }),
    body: articleText({ label: fields.text, max: 50_000, isRequired: true }),
    image: picture({ label: fields.picture }),
    ...section(fields.publication, {
      published_at: publication({ label: fields.whoSeesIt, isListed: true, isSorted: true }),
      updated_at: moment({ label: fields.changed, isReadOnly: true, isNeverNull: true, isListed: true }),
    }),
  },
})

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
  one: 'Article',
  many: 'News',
  about: 'Articles for the public. One without a date of publication is a draft.',
  nameFields: ['title'],
  sort: { field: 'created_at', order: 'DESC' },
  fields: {
    title: text({
      label: 'Title',
      max: 200,
      isLong: true,
      isRequired: true,
      isListed: true,
      isSorted: true,
    }),
    slug: slug(),
    excerpt: long({ label: 'Excerpt', max: 500, help: 'Shown in lists; two sentences are enough' }),
    body: articleText({ label: 'Text', max: 50_000, isRequired: true }),
    image: picture({ label: 'Picture' }),
    ...section('Publication', {
      published_at: publication({ label: 'Who sees it', isListed: true, isSorted: true }),
      updated_at: moment({ label: 'Changed', isReadOnly: true, isNeverNull: true, isListed: true }),
    }),
  },
})

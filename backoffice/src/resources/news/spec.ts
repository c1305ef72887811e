import { ArticlePreview } from '../../collection/rich/ArticlePreview'
import { STANDINGS } from '../../collection/rich/publication'
import type { Spec } from '../../collection/spec'

export const spec: Spec = {
  one: 'Article',
  many: 'News',
  about: 'Articles for the public. One without a date of publication is a draft.',
  nameOf: (record) => record['title'],
  sort: { field: 'created_at', order: 'DESC' },
  preview: ArticlePreview,
  filters: [{ source: 'standing', label: 'Publication', choices: STANDINGS }],
  parts: [
    {
      title: 'Article',
      fields: [
        { source: 'title', label: 'Title', kind: 'text', isLong: true, isRequired: true, isListed: true },
        {
          source: 'excerpt',
          label: 'Excerpt',
          kind: 'long',
          help: 'Shown in lists; two sentences are enough',
        },
        { source: 'body', label: 'Text', kind: 'article', isRequired: true },
        { source: 'image', label: 'Picture', kind: 'picture' },
      ],
    },
    {
      title: 'Publication',
      fields: [
        { source: 'published_at', label: 'Who sees it', kind: 'publication', isListed: true },
        { source: 'updated_at', label: 'Changed', kind: 'moment', isListed: true, isReadOnly: true },
      ],
    },
  ],
}

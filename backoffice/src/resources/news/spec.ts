import type { Spec } from '../../shared/plain/spec'

export const spec: Spec = {
  one: 'Article',
  many: 'News',
  about: 'Articles for the public. One without a date of publication is a draft.',
  nameOf: (record) => record['title'],
  sort: { field: 'created_at', order: 'DESC' },
  parts: [
    {
      title: 'Article',
      fields: [
        { source: 'title', label: 'Title', kind: 'text', isRequired: true, isListed: true },
        {
          source: 'excerpt',
          label: 'Excerpt',
          kind: 'long',
          help: 'Shown in lists; two sentences are enough',
        },
        {
          source: 'body',
          label: 'Text',
          kind: 'long',
          isRequired: true,
          help: 'An empty line starts a paragraph, “## ” a heading',
        },
        { source: 'image', label: 'Picture', kind: 'picture' },
      ],
    },
    {
      title: 'Publication',
      fields: [
        {
          source: 'published_at',
          label: 'Published at',
          kind: 'moment',
          isListed: true,
          help: 'A later moment publishes it then; empty keeps it a draft',
        },
        { source: 'updated_at', label: 'Changed', kind: 'moment', isListed: true, isReadOnly: true },
      ],
    },
  ],
}

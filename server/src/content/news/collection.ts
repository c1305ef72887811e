import type { Article } from '@botika/common/news/endpoints'
import { byStanding, type CollectionDefinition, isoOrNull, pick, stampsOf } from '../../platform'

const EXCERPT_LENGTH = 200

/** Articles. The public sees what is published; drafts have no moment, scheduled ones a later one. */
export const newsCollection: CollectionDefinition<Article> = {
  resource: 'news',
  table: 'news',
  noun: 'article',
  title: 'title',
  hasSlug: true,
  hasNameSort: false,
  columns: { title: 'title', body: 'body', excerpt: 'excerpt', image: 'image', published_at: 'published_at' },
  visible: 't.published_at <= now()',
  alsoSearched: 't.excerpt',
  filters: { standing: byStanding },
  sorts: {
    id: 't.id',
    title: 't.title',
    published_at: 't.published_at',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 'coalesce(t.published_at, t.created_at) desc',
  settle: (fields, { before }) => {
    const isMissing = fields['excerpt'] === '' || (fields['excerpt'] === undefined && !before)
    return isMissing
      ? { ...fields, excerpt: excerptOf(String(fields['body'] ?? before?.['body'] ?? '')) }
      : fields
  },
  present: (row) => ({
    ...stampsOf(row),
    ...pick<Pick<Article, 'title' | 'slug' | 'body' | 'excerpt' | 'image'>>(row, [
      'title',
      'slug',
      'body',
      'excerpt',
      'image',
    ]),
    published_at: isoOrNull(row['published_at']),
  }),
}

/** The beginning of the first paragraph, cut between words. */
export function excerptOf(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((part) => part.trim() && !part.startsWith('## ')) ?? ''
  const text = paragraph.replaceAll('**', '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`
}

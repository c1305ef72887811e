import { article } from '@botika/common/news/entity'
import { collectionOf } from '../../platform'
import { over, plainText, sql } from '../../platform/db/query'

const e = over<{ t: 'news' }>()
const EXCERPT_LENGTH = 200

export const newsCollection = collectionOf(article, {
  alsoSearched: plainText(e.ref('t.excerpt')),
  order: sql`${e.fn.coalesce('t.published_at', 't.created_at')} desc`,
  settle: (fields, { before }) => {
    const isMissing = fields['excerpt'] === '' || (fields['excerpt'] === undefined && !before)
    return isMissing
      ? { ...fields, excerpt: excerptOf(String(fields['body'] ?? before?.['body'] ?? '')) }
      : fields
  },
})

/** The beginning of the first paragraph, cut between words. */
export function excerptOf(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((part) => part.trim() && !part.startsWith('## ')) ?? ''
  const text = paragraph.replaceAll('**', '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`
}

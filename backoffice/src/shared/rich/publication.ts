import { type PublicationStanding, standingOf } from '@botika/common/publication'
import type { Tone } from '../StatusChip'
import { moment } from '../words'

const NAMES: Record<PublicationStanding, { name: string; tone: Tone }> = {
  draft: { name: 'Draft', tone: 'quiet' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  published: { name: 'Published', tone: 'good' },
}

export const STANDINGS = Object.entries(NAMES).map(([id, { name, tone }]) => ({ id, name, tone }))

/** What a moment of publication means today, for a chip. */
export function publicationOf(publishedAt: string | null): { tone: Tone; label: string } {
  const standing = standingOf(publishedAt)
  const { name, tone } = NAMES[standing]
  return { tone, label: standing === 'draft' ? name : `${name} ${moment(publishedAt)}` }
}

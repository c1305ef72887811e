import type { PublicationStanding } from '@botika/common/publication'

const CONDITIONS: Record<PublicationStanding, string> = {
  draft: 't.published_at is null',
  scheduled: 't.published_at > now()',
  published: 't.published_at <= now()',
}

/** The filter of what is published now, later or not at all. */
export const byStanding = (value: unknown): string => CONDITIONS[value as PublicationStanding]

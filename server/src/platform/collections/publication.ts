import type { PublicationStanding } from '@botika/common/publication'
import { now, over } from '../db/query'

const e = over<{ t: 'news' }>()

export const isPublished = e('t.published_at', '<=', now)

const CONDITIONS = {
  draft: e('t.published_at', 'is', null),
  scheduled: e('t.published_at', '>', now),
  published: isPublished,
}

export const byStanding = (value: unknown) => CONDITIONS[value as PublicationStanding]

import type { Label } from '@botika/common/messages/message'
import * as shared from '@botika/common/messages/office/shared'
import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import { type PublicationStanding, standingOf } from '@botika/common/publication'
import type { Tone } from '../../ui/StatusChip'
import { inEnglish, type Translate } from '../../lib/language/useTranslations'
import { moment } from '../../ui/format'

const NAMES: Record<PublicationStanding, { name: Label; tone: Tone }> = {
  draft: { name: shared.draft, tone: 'quiet' },
  scheduled: { name: records.scheduled, tone: 'info' },
  published: { name: inputs.published, tone: 'good' },
}

export const STANDINGS = Object.entries(NAMES).map(([id, { name, tone }]) => ({ id, name, tone }))

export function publicationOf(
  publishedAt: string | null,
  t: Translate = inEnglish,
): { tone: Tone; label: string } {
  const standing = standingOf(publishedAt)
  const { name, tone } = NAMES[standing]
  switch (standing) {
    case 'draft':
      return { tone, label: t(name) }
    case 'scheduled':
      return { tone, label: t(records.scheduledMoment, { moment: moment(publishedAt) }) }
    case 'published':
      return { tone, label: t(inputs.publishedMoment, { moment: moment(publishedAt) }) }
  }
}

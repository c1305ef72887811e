import { event } from '@botika/common/events/entity'
import { specOf } from '../../collection/plain/spec-of'
import { ArticlePreview } from '../../collection/rich/ArticlePreview'

export const spec = specOf(event, {
  preview: ArticlePreview,
  filters: [
    {
      source: 'when',
      label: 'When',
      choices: [
        { id: 'upcoming', name: 'Upcoming' },
        { id: 'past', name: 'Past' },
      ],
    },
  ],
})

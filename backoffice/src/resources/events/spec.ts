import { fields } from '@botika/common/messages/office'
import { event } from '@botika/common/events/entity'
import { specOf } from '../../collection/plain/spec-of'
import { ArticlePreview } from '../../collection/rich/ArticlePreview'

export const spec = specOf(event, {
  preview: ArticlePreview,
  filters: [
    {
      source: 'when',
      label: fields.when,
      choices: [
        { id: 'upcoming', name: fields.upcoming },
        { id: 'past', name: fields.past },
      ],
    },
  ],
})

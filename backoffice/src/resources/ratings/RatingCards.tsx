import { catalogue } from '@botika/common/messages/office'
import type { ModeratedRating } from '@botika/common/rating-moderation/endpoints'
import { Alert, Box, Card, Rating, Typography } from '@mui/material'
import { useCreatePath, useListContext } from 'react-admin'
import { RowLink } from '../../ui/RowLink'
import { day, moment, unbroken } from '../../ui/words'
import { HideButton } from './HideButton'
import { useWords } from '../../lib/language/useWords'

/** One card for each: stars, words, and the way to hide it. */
export function RatingCards() {
  const t = useWords()
  const { data = [] } = useListContext<ModeratedRating>()
  const createPath = useCreatePath()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((rating) => (
        <Card component="li" key={rating.id} sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <RowLink to={createPath({ resource: 'products', type: 'edit', id: rating.product_id })}>
                {unbroken(rating.product_name)}
              </RowLink>
              <Typography variant="body2" color="textSecondary">
                {rating.author} · {moment(rating.updated_at)}
              </Typography>
            </Box>
            <Rating
              value={rating.stars}
              readOnly
              size="small"
              getLabelText={(stars) => t(catalogue.countStars, { count: stars })}
            />
            <HideButton rating={rating} />
          </Box>
          <Typography
            color={rating.comment ? 'textPrimary' : 'textSecondary'}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}
          >
            {rating.comment || t(catalogue.noWords)}
          </Typography>
          {rating.hidden_at && (
            <Alert severity="info">
              {t(catalogue.hiddenDayWhy, {
                day: day(rating.hidden_at),
                why: rating.hidden_reason ?? '',
              })}
            </Alert>
          )}
        </Card>
      ))}
    </Box>
  )
}

import { catalogue, shared } from '@botika/common/messages/office'
import { useTranslations } from '../../lib/language/useTranslations'
import { useListContext, useCreatePath } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter } from '../../ui/filters'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { OfficeLink } from '../../ui/OfficeLink'
import type { Tabs } from '../../ui/StatusTabs'
import type { ModeratedRating } from '@botika/common/rating-moderation/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'
import { Alert, Box, Card, Rating, Typography, Button } from '@mui/material'
import { RowLink } from '../../ui/RowLink'
import { day, moment, unbroken } from '../../ui/format'
import { CALLS } from '../../provider/calls'
import { ReasonButton } from '../../ui/AskButton'
import { useAction } from '../../ui/useAction'

const TABS: Tabs = {
  label: catalogue.ratingsByStatus,
  names: { all: shared.all, shown: catalogue.shown, hidden: shared.hidden },
  emptyTexts: {
    shown: catalogue.ratingsThatShoppersCanRead,
    hidden: catalogue.ratingsThatAnAdministratorHid,
  },
}

const RATING_COLUMNS: readonly ExportColumn<ModeratedRating>[] = [
  { heading: 'Product', read: (rating) => rating.product_name },
  { heading: 'Stars', read: (rating) => rating.stars },
  { heading: 'Comment', read: (rating) => rating.comment },
  { heading: 'Customer', read: (rating) => rating.author },
  { heading: 'Written', read: (rating) => rating.updated_at },
  { heading: 'Hidden', read: (rating) => rating.hidden_at },
  { heading: 'Hidden because', read: (rating) => rating.hidden_reason },
]

const STARS = [1, 2, 3, 4, 5]

export const RatingList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      title={t(shared.ratings)}
      buttons={<ExportButton name="ratings" columns={RATING_COLUMNS} />}
      tabs={TABS}
      search={t(catalogue.wordsProductOrCustomer)}
      filters={
        <FilterPanel names={['stars']}>
          <ChoiceFilter
            name="stars"
            label={t(catalogue.stars)}
            choices={STARS.map((id) => ({ id, name: t(catalogue.countStars, { count: id }) }))}
          />
        </FilterPanel>
      }
      empty={
        <Message
          title={t(catalogue.noRatingsYet)}
          action={<OfficeLink to="/orders" label={t(catalogue.seeTheOrders)} />}
        >
          {t(catalogue.customersRateWhatTheyReceived)}
        </Message>
      }
    >
      <RatingCards />
    </ListScreen>
  )
}

function RatingCards() {
  const t = useTranslations()
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

function HideButton({ rating }: { rating: ModeratedRating }) {
  const t = useTranslations()
  const params = { id: rating.id }
  const hide = useAction({
    run: (provider, reason: string) => provider.call(CALLS.ratings.hide, { params, body: { reason } }),
    success: catalogue.theRatingIsHidden,
  })
  const show = useAction({
    run: (provider) => provider.call(CALLS.ratings.show, { params, body: {} }),
    success: catalogue.theRatingIsShownAgain,
  })
  const whose = { author: rating.author, product: rating.product_name }
  if (rating.hidden_at) {
    return (
      <Button
        variant="outlined"
        loading={show.isBusy}
        onClick={() => show.act(undefined)}
        aria-label={t(catalogue.showAgainTheRatingBy, whose)}
      >
        {t(catalogue.showAgain)}
      </Button>
    )
  }
  return (
    <ReasonButton
      action={hide}
      button={{
        color: 'error',
        'aria-label': t(catalogue.hideTheRatingByAuthor, whose),
        children: t(catalogue.hide),
      }}
      title={t(catalogue.hideThisRating)}
      confirmLabel={t(catalogue.hideRating)}
      label={t(catalogue.reasonForTheLog)}
      help={t(catalogue.forExampleNamesAnotherCustomer)}
      maxLength={300}
    >
      {t(catalogue.shoppersNoLongerSeeIt)}
    </ReasonButton>
  )
}

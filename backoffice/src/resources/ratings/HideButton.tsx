import { catalogue } from '@botika/common/messages/office'
import type { ModeratedRating } from '@botika/common/rating-moderation/endpoints'
import { Button } from '@mui/material'
import { useState } from 'react'
import { CALLS } from '../../provider/calls'
import { ReasonDialog } from '../../ui/ReasonDialog'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'

/** Hides a rating with a reason, or shows it again. The product's average follows. */
export function HideButton({ rating }: { rating: ModeratedRating }) {
  const t = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const params = { id: rating.id }
  const hide = useAction({
    does: (provider, reason: string) => provider.call(CALLS.ratings.hide, { params, body: { reason } }),
    said: catalogue.theRatingIsHidden,
    onDone: close,
  })
  const show = useAction({
    does: (provider) => provider.call(CALLS.ratings.show, { params, body: {} }),
    said: catalogue.theRatingIsShownAgain,
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
    <>
      <Button
        color="error"
        onClick={() => setIsAsking(true)}
        aria-label={t(catalogue.hideTheRatingByAuthor, whose)}
      >
        {t(catalogue.hide)}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={t(catalogue.hideThisRating)}
        confirmLabel={t(catalogue.hideRating)}
        label={t(catalogue.reasonForTheLog)}
        help={t(catalogue.forExampleNamesAnotherCustomer)}
        maxLength={300}
        isBusy={hide.isBusy}
        onClose={close}
        onConfirm={hide.act}
      >
        {t(catalogue.shoppersNoLongerSeeIt)}
      </ReasonDialog>
    </>
  )
}

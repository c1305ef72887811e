import { catalogue, shared } from '@botika/common/messages/office'
import type { ProductMerge } from '@botika/common/moderation/endpoints'
import { Alert, Box, Typography } from '@mui/material'
import { pesos, unbroken } from '../../ui/words'
import { useWords } from '../../lib/language/useWords'

/** What a merge of two products will change, in sentences. */
export function MergeTold({ told }: { told: ProductMerge }) {
  const t = useWords()
  const moved = [
    [told.offers_moved, shared.countOffers],
    [told.cart_lines, catalogue.countLinesInCarts],
    [told.recurring_lines, catalogue.countLinesOfRecurringOrders],
    [told.bookmarks, catalogue.countBookmarks],
    [told.ratings, catalogue.countRatings],
    [told.order_lines, catalogue.countLinesOfPastOrders],
  ] as const
  const words = moved.filter(([count]) => count > 0).map(([count, named]) => t(named, { count }))
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        <strong>
          {t(catalogue.fromGoesIntoTo, {
            from: `${unbroken(told.from.name)} (#${told.from.id})`,
            to: `${unbroken(told.into.name)} (#${told.into.id})`,
          })}
        </strong>
        . {t(shared.thisCannotBeTakenBack)}
      </Typography>
      {told.warnings.length > 0 && (
        <Alert severity="warning">
          {told.warnings.map((warning) => (
            <div key={warning}>{warning}</div>
          ))}
        </Alert>
      )}
      <Typography>
        {words.length > 0
          ? t(catalogue.goesAlongThings, { things: words.join(', ') })
          : t(catalogue.nothingPointsToItSo)}
      </Typography>
      {told.conflicts.length > 0 && (
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{t(catalogue.pharmaciesThatOfferBoth)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {told.conflicts.map((one) => (
              <li key={one.pharmacy_name}>
                {t(catalogue.pharmacyKeptWithKeptPiecesStays, {
                  pharmacy: one.pharmacy_name,
                  kept: pesos(one.kept_price),
                  keptPieces: t(shared.countPieces, { count: one.kept_quantity }),
                  dropped: pesos(one.dropped_price),
                  droppedPieces: t(shared.countPieces, { count: one.dropped_quantity }),
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

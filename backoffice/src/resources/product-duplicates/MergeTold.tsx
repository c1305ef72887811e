import type { ProductMerge } from '@botika/common/moderation/endpoints'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { counted, pesos, unbroken } from '../../ui/words'
import { useWords } from '../../lib/language/useWords'

/** What a merge of two products will change, in sentences. */
export function MergeTold({ told }: { told: ProductMerge }) {
  const t = useWords()
  const moved = [
    [told.offers_moved, 'offer'],
    [told.cart_lines, 'line in carts', 'lines in carts'],
    [told.recurring_lines, 'line of recurring orders', 'lines of recurring orders'],
    [told.bookmarks, 'bookmark'],
    [told.ratings, 'rating'],
    [told.order_lines, 'line of past orders', 'lines of past orders'],
  ] as const
  const words = moved.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many, t))
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        <strong>
          {t('{from} goes into {to}', {
            from: `${unbroken(told.from.name)} (#${told.from.id})`,
            to: `${unbroken(told.into.name)} (#${told.into.id})`,
          })}
        </strong>
        . {t('This cannot be taken back.')}
      </Typography>
      {told.warnings.length > 0 && (
        <Alert severity="warning">
          {told.warnings.map((warning) => (
            <div key={warning}>{t(warning)}</div>
          ))}
        </Alert>
      )}
      <Typography>
        {words.length > 0
          ? t('Goes along: {things}.', { things: words.join(', ') })
          : t('Nothing points to it, so nothing goes along.')}
      </Typography>
      {told.conflicts.length > 0 && (
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{t('Pharmacies that offer both')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {told.conflicts.map((one) => (
              <li key={one.pharmacy_name}>
                {t('{pharmacy}: {kept} with {keptPieces} stays, {dropped} with {droppedPieces} goes', {
                  pharmacy: one.pharmacy_name,
                  kept: pesos(one.kept_price),
                  keptPieces: counted(one.kept_quantity, 'piece', undefined, t),
                  dropped: pesos(one.dropped_price),
                  droppedPieces: counted(one.dropped_quantity, 'piece', undefined, t),
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

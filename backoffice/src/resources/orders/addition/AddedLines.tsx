import { orders } from '@botika/common/messages/office'
import type { inventories } from '@botika/common/inventories/endpoints'
import type { ReplyOf } from '@botika/common/http/endpoint'
import RemoveIcon from '@mui/icons-material/Clear'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useWords } from '../../../lib/language/useWords'
import { pesos, unbroken } from '../../../ui/words'

export type FoundOffer = ReplyOf<typeof inventories.one>

/** An offer that joins the order. */
export interface AddedLine {
  offer: FoundOffer
  quantity: number
}

interface AddedLinesProps {
  lines: readonly AddedLine[]
  onChange: (lines: readonly AddedLine[]) => void
}

/** The chosen offers with how many of each. */
export function AddedLines({ lines, onChange }: AddedLinesProps) {
  const t = useWords()
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map(({ offer, quantity }, at) => (
        <Box
          component="li"
          key={offer.id}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{unbroken(offer.product_name)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {offer.pharmacy_name} · {pesos(offer.selling_price)}
            </Typography>
          </Box>
          <TextField
            type="number"
            value={quantity}
            onChange={(event) => {
              const wanted = Math.min(
                offer.quantity,
                Math.max(1, Math.floor(Number(event.target.value) || 1)),
              )
              onChange(lines.with(at, { offer, quantity: wanted }))
            }}
            slotProps={{
              htmlInput: {
                min: 1,
                max: offer.quantity,
                'aria-label': t(orders.quantityOfName, { name: offer.product_name }),
              },
            }}
            sx={{ width: 88 }}
          />
          <IconButton
            aria-label={t(orders.takeNameOut, { name: offer.product_name })}
            onClick={() => onChange(lines.toSpliced(at, 1))}
          >
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

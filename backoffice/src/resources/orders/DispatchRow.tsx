import { orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import LessIcon from '@mui/icons-material/Remove'
import MoreIcon from '@mui/icons-material/Add'
import { Box, IconButton, Typography } from '@mui/material'
import { useWords } from '../../lib/language/useWords'
import { unbroken } from '../../ui/words'

interface DispatchRowProps {
  item: SellerOrderDetails['orderItems'][number]
  quantity: number
  onChange: (quantity: number) => void
}

/** How many of one line leave. */
export function DispatchRow({ item, quantity, onChange }: DispatchRowProps) {
  const t = useWords()
  return (
    <Box
      component="fieldset"
      aria-label={item.product_name}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>{unbroken(item.product_name)}</Typography>
      <IconButton
        aria-label={t(orders.oneLess)}
        disabled={quantity === 0}
        onClick={() => onChange(quantity - 1)}
      >
        <LessIcon />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 64, textAlign: 'center', fontWeight: 700 }}>
        {t(orders.countOfAll, { count: quantity, all: item.quantity })}
      </Typography>
      <IconButton
        aria-label={t(orders.oneMore)}
        disabled={quantity >= item.quantity}
        onClick={() => onChange(quantity + 1)}
      >
        <MoreIcon />
      </IconButton>
    </Box>
  )
}

import { products, shared } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { Box, Switch } from '@mui/material'
import { useWords } from '../../lib/language/useWords'
import { ToneChip } from '../../ui/StatusChip'
import { GROUP_NAMES, GROUP_TONES, groupOf } from './groups'
import { useOfferAction } from './useOfferAction'

/** Live or draft, switched where it stands; what an admin suspended or has to check stays so. */
export function StatusSwitch({ product }: { product: ProductCard }) {
  const { save, isBusy } = useOfferAction(product)
  const t = useWords()
  const group = groupOf(product)
  // live, and yet in no shopper's list
  const isHidden = product.legal_most !== undefined
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Switch
        checked={product.status === 'live'}
        disabled={
          isBusy ||
          product.status === 'suspended' ||
          product.inventory_id === null ||
          product.hold_reason !== undefined
        }
        onChange={(_, isLive) => save({ status: isLive ? 'live' : 'draft' })}
        slotProps={{ input: { 'aria-label': t(products.showNameInTheShop, { name: product.name }) } }}
      />
      {product.hold_reason !== undefined ? (
        <Box component="span" title={product.hold_reason}>
          <ToneChip tone="warn" label={t(products.toBeChecked)} />
        </Box>
      ) : isHidden ? (
        <ToneChip tone="bad" label={t(shared.hidden)} />
      ) : (
        <ToneChip tone={GROUP_TONES[group]} label={t(GROUP_NAMES[group])} />
      )}
    </Box>
  )
}

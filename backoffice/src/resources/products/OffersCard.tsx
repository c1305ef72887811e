import { offers, products } from '@botika/common/messages/office'
import type { inventories } from '@botika/common/inventories/endpoints'
import type { ReplyOf } from '@botika/common/http/endpoint'
import { Box, MenuItem, TextField, Typography } from '@mui/material'
import {
  ListBase,
  ResourceContextProvider,
  useBasename,
  useCanAccess,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { Panel } from '../../ui/Panel'
import { SearchBox } from '../../ui/SearchBox'
import { GROUP_NAMES, type OfferStatus } from './groups'
import { OfferInput } from './OfferInput'
import { useOfferAction } from './useOfferAction'

type Offer = ReplyOf<typeof inventories.one>
const STATUSES: readonly OfferStatus[] = ['live', 'draft', 'suspended']

export function OffersCard() {
  const t = useTranslations()
  const product = useRecordContext()
  const isAdmin = useBasename() === '/admin'
  const { canAccess } = useCanAccess({ resource: 'inventories', action: 'suspend' })
  if (!product || !isAdmin || !canAccess) return null
  return (
    <Box sx={{ mt: 3, maxWidth: 860 }}>
      <ResourceContextProvider value="inventories">
        <ListBase
          disableSyncWithLocation
          storeKey={false}
          perPage={10}
          sort={{ field: 'selling_price', order: 'ASC' }}
          filter={{ product_id: product.id }}
        >
          <Panel title={t(offers.offersOfPharmacies)}>
            <Box sx={{ display: 'flex', mb: 2 }}>
              <SearchBox label={t(products.pharmacyOrSKU)} />
            </Box>
            <ListStates
              empty={
                <Message title={t(offers.nobodyOffersThisYet)}>{t(offers.pharmaciesAddItWithTheir)}</Message>
              }
            >
              <Rows />
              <Pages />
            </ListStates>
          </Panel>
        </ListBase>
      </ResourceContextProvider>
    </Box>
  )
}

function Rows() {
  const { data = [] } = useListContext<Offer>()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((offer) => (
        <Row key={offer.id} offer={offer} />
      ))}
    </Box>
  )
}

function Row({ offer }: { offer: Offer }) {
  const t = useTranslations()
  const row = { ...offer, inventory_id: offer.id, name: offer.pharmacy_name }
  const { save, isBusy } = useOfferAction(row)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{offer.pharmacy_name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {offer.sku}
        </Typography>
      </Box>
      <OfferInput product={row} field="selling_price" />
      <OfferInput product={row} field="quantity" />
      <TextField
        select
        value={offer.status}
        disabled={isBusy}
        onChange={(event) => save({ status: event.target.value as OfferStatus })}
        slotProps={{
          htmlInput: { 'aria-label': t(products.statusAtName, { name: offer.pharmacy_name }) },
        }}
        sx={{ width: '9.75rem', maxWidth: '100%' }}
      >
        {STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {t(GROUP_NAMES[status])}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

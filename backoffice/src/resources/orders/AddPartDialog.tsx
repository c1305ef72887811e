import { orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Alert, Box, TextField, Typography, IconButton, Autocomplete } from '@mui/material'
import { useMutation, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { useState, useDeferredValue } from 'react'
import { useDataProvider, useNotify, useRedirect, useGetList } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useTranslations } from '../../lib/language/useTranslations'
import { pesos, unbroken } from '../../ui/format'
import type { inventories } from '@botika/common/inventories/endpoints'
import type { ReplyOf } from '@botika/common/http/endpoint'
import RemoveIcon from '@mui/icons-material/Clear'
import { useAutocompleteLabels } from '../../ui/useAutocompleteLabels'

interface AddPartDialogProps {
  order: SellerOrderDetails
  onClose: () => void
}

export function AddPartDialog({ order, onClose }: AddPartDialogProps) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const redirect = useRedirect()
  const [lines, setLines] = useState<readonly AddedLine[]>([])
  const [remarks, setRemarks] = useState('')
  // the same question asked twice adds once; another one has another key
  const [key, setKey] = useState(() => crypto.randomUUID())
  function change(next: readonly AddedLine[]) {
    setLines(next)
    setKey(crypto.randomUUID())
  }
  const add = useMutation({
    mutationFn: () =>
      provider.call(
        CALLS.sellerOrders.create,
        {
          body: {
            order_id: order.order_id,
            order_items: lines.map(({ offer, quantity }) => ({ inventory_id: offer.id, quantity })),
            remarks: remarks.trim() || null,
          },
        },
        { idempotencyKey: key },
      ),
    onSuccess: (part) => {
      notify(t(orders.theItemsWereAdded), { type: 'success' })
      void client.invalidateQueries({ queryKey: ['orders'] })
      onClose()
      redirect('show', 'orders', part.id)
    },
  })
  const [first] = lines
  const sum = lines.reduce((total, { offer, quantity }) => total + offer.selling_price * quantity, 0)

  return (
    <ConfirmDialog
      isOpen
      title={t(orders.addItemsToNumber, { number: order.order_number })}
      confirmLabel={t(orders.addTheItems)}
      isBusy={add.isPending}
      onClose={onClose}
      onConfirm={() => lines.length > 0 && add.mutate()}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography color="textSecondary">{t(orders.theyArePricedAndTaken)}</Typography>
        <OfferSearch
          pharmacyId={first?.offer.pharmacy_id}
          taken={lines.map(({ offer }) => offer.id)}
          onChoose={(offer) => change([...lines, { offer, quantity: 1 }])}
        />
        <AddedLines lines={lines} onChange={change} />
        {lines.length > 0 && (
          <Typography sx={{ fontWeight: 700 }}>
            {t(orders.amountBeforePromotionsAndDiscounts, { amount: pesos(sum) })}
          </Typography>
        )}
        <TextField
          label={t(orders.remarksForTheShopper)}
          multiline
          minRows={2}
          value={remarks}
          onChange={(event) => {
            setRemarks(event.target.value)
            setKey(crypto.randomUUID())
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {add.error && <Alert severity="error">{add.error.message}</Alert>}
      </Box>
    </ConfirmDialog>
  )
}

type FoundOffer = ReplyOf<typeof inventories.one>

interface AddedLine {
  offer: FoundOffer
  quantity: number
}

interface AddedLinesProps {
  lines: readonly AddedLine[]
  onChange: (lines: readonly AddedLine[]) => void
}

function AddedLines({ lines, onChange }: AddedLinesProps) {
  const t = useTranslations()
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

interface OfferSearchProps {
  pharmacyId: number | undefined
  taken: readonly number[]
  onChoose: (offer: FoundOffer) => void
}

function OfferSearch({ pharmacyId, taken, onChoose }: OfferSearchProps) {
  const t = useTranslations()
  const autocompleteLabels = useAutocompleteLabels()
  const [text, setText] = useState('')
  const [round, setRound] = useState(0)
  const keyword = useDeferredValue(text.trim())
  const {
    data: found = [],
    error,
    isFetching,
  } = useGetList<FoundOffer>(
    'inventories',
    {
      pagination: { page: 1, perPage: 25 },
      filter: { status: 'live', keyword, ...(pharmacyId === undefined ? {} : { pharmacy_id: pharmacyId }) },
    },
    { enabled: keyword.length > 1, placeholderData: keepPreviousData },
  )
  return (
    <Autocomplete
      {...autocompleteLabels}
      key={round}
      options={found.filter(({ id, quantity }) => quantity > 0 && !taken.includes(id))}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ product_name }) => product_name}
      noOptionsText={
        keyword.length > 1 ? (error?.message ?? t(orders.nobodyHasThisInStock)) : t(orders.typeAProductSKUOr)
      }
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, offer) => {
        if (!offer) return
        onChoose(offer)
        setText('')
        setRound(round + 1)
      }}
      renderOption={({ key, ...props }, offer) => (
        <Box component="li" key={key} {...props}>
          <span>
            {unbroken(offer.product_name)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {offer.pharmacy_name} · {pesos(offer.selling_price)} ·{' '}
              {t(orders.countInStock, { count: offer.quantity })}
            </Typography>
          </span>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={t(orders.productSKUOrPharmacy)} />}
    />
  )
}

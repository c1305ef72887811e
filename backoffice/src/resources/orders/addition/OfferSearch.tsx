import { orders } from '@botika/common/messages/office'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import { useWords } from '../../../lib/language/useWords'
import { useChoiceWords } from '../../../ui/useChoiceWords'
import { pesos, unbroken } from '../../../ui/words'
import type { FoundOffer } from './AddedLines'

interface OfferSearchProps {
  /** Once one offer is chosen, only its pharmacy's others can join it. */
  pharmacyId: number | undefined
  taken: readonly number[]
  onChoose: (offer: FoundOffer) => void
}

/** Finds live offers by product, brand, SKU or pharmacy. */
export function OfferSearch({ pharmacyId, taken, onChoose }: OfferSearchProps) {
  const t = useWords()
  const choiceWords = useChoiceWords()
  const [words, setWords] = useState('')
  // a new key empties the field after each choice
  const [round, setRound] = useState(0)
  const keyword = useDeferredValue(words.trim())
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
      {...choiceWords}
      key={round}
      options={found.filter(({ id, quantity }) => quantity > 0 && !taken.includes(id))}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ product_name }) => product_name}
      noOptionsText={
        keyword.length > 1 ? (error?.message ?? t(orders.nobodyHasThisInStock)) : t(orders.typeAProductSKUOr)
      }
      onInputChange={(_, typed) => setWords(typed)}
      onChange={(_, offer) => {
        if (!offer) return
        onChoose(offer)
        setWords('')
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

import { LISTED_FACTS } from '@botika/common/products/facts'
import { offers, products } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Section } from '../../collection/form/Section'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { useAutocompleteLabels } from '../../ui/useAutocompleteLabels'
import { useTranslations } from '../../lib/language/useTranslations'

const SHORTEST = 2

/** Most products are in the catalogue already: choosing one fills the form, so that only price and stock are left. */
export function CatalogueSearch({ onChosen }: { onChosen: (productId: number) => void }) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const { setValue } = useFormContext()
  const autocompleteLabels = useAutocompleteLabels()
  const [text, setText] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const keyword = useDeferredValue(text.trim())
  const {
    data: found = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['catalogue', keyword],
    queryFn: ({ signal }) => provider.searchCatalogue(keyword, signal),
    enabled: keyword.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })

  function fill(product: ProductCard | null) {
    if (!product) return
    onChosen(product.id)
    for (const fact of LISTED_FACTS)
      setValue(fact, product[fact], { shouldDirty: true, shouldValidate: true })
    place.current?.closest('form')?.querySelector<HTMLElement>('[name="selling_price"]')?.focus()
  }

  return (
    <Section title={t(products.findItInTheCatalogue)}>
      <Autocomplete
        ref={place}
        {...autocompleteLabels}
        options={found}
        loading={isFetching && keyword.length >= SHORTEST}
        filterOptions={(options) => options}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        onInputChange={(_, typed) => setText(typed)}
        onChange={(_, product) => fill(product)}
        noOptionsText={
          keyword.length < SHORTEST
            ? t(products.typeANameBrandOr)
            : (error?.message ?? t(products.notThereYetDescribeIt))
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={t(products.nameBrandOrGeneric)}
            helperText={t(offers.choosingOneFillsTheFields)}
          />
        )}
      />
    </Section>
  )
}

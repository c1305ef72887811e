import * as fields from '@botika/common/messages/office/fields'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useState } from 'react'
import { useGetList } from 'react-admin'
import { useTranslations } from '../lib/language/useTranslations'
import { TryAgain } from './TryAgain'
import { useAutocompleteLabels } from './useAutocompleteLabels'

interface PharmacyChoiceProps {
  value: number | null
  onChange: (id: number | null) => void
  label?: string
}

export function PharmacyChoice({ value, onChange, label }: PharmacyChoiceProps) {
  const t = useTranslations()
  const autocompleteLabels = useAutocompleteLabels()
  const [chosen, setChosen] = useState<Pharmacy | null>(null)
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const isTyping = keyword !== '' && keyword !== chosen?.name
  const {
    data: found = [],
    error,
    isFetching,
    refetch,
  } = useGetList<Pharmacy>('pharmacies', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: isTyping ? { keyword } : {},
  })
  return (
    <Autocomplete
      {...autocompleteLabels}
      options={found}
      loading={isFetching}
      value={value === null ? null : chosen}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, pharmacy) => {
        setChosen(pharmacy)
        onChange(pharmacy?.id ?? null)
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label ?? t(fields.pharmacy)}
          error={error !== null}
          helperText={
            error && (
              <>
                {error.message}
                <Box component="span" sx={{ display: 'block' }}>
                  <TryAgain size="small" error={error} onRetry={refetch} />
                </Box>
              </>
            )
          }
        />
      )}
      sx={{ maxWidth: '26.25rem', flex: '1 1 240px' }}
    />
  )
}

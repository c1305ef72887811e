import * as delivery from '@botika/common/messages/office/delivery'
import type { Label, Message } from '@botika/common/messages/message'
import AddIcon from '@mui/icons-material/AddCircleOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { DateInput, required, TextInput } from 'react-admin'
import { useFieldArray } from 'react-hook-form'
import { LocationInputs } from '../../../collection/form/PlaceInputs'
import { useTranslations } from '../../../lib/language/useTranslations'
import { Columns } from '../../../ui/Columns'

interface RowsProps {
  name: 'delivery_terms.areas' | 'delivery_terms.special_days'
  title: Label
  hint: Label
  add: Label
  removal: Message<{ number: number }>
  empty: object
  row: (at: string) => ReactNode
}

function Rows({ name, title, hint, add, removal, empty, row }: RowsProps) {
  const t = useTranslations()
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, mb: 1 }}>
        {t(title)}
      </Typography>
      {fields.length > 0 && (
        <Typography color="textSecondary" variant="body2">
          {t(hint)}
        </Typography>
      )}
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{row(`${name}.${index}`)}</Box>
          <IconButton aria-label={t(removal, { number: index + 1 })} onClick={() => remove(index)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => append(empty)}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t(add)}
      </Button>
    </Box>
  )
}

export const AreaRows = () => (
  <Rows
    name="delivery_terms.areas"
    title={delivery.alsoTo}
    hint={delivery.wholeProvince}
    add={delivery.addPlace}
    removal={delivery.removePlace}
    empty={{ province: '', city: null, barangay: null }}
    row={(at) => <LocationInputs at={`${at}.`} />}
  />
)

export function DayRows() {
  const t = useTranslations()
  return (
    <Rows
      name="delivery_terms.special_days"
      title={delivery.specialDays}
      hint={delivery.hoursHelp}
      add={delivery.addDay}
      removal={delivery.removeDay}
      empty={{ day: '', hours: 'off' }}
      row={(at) => (
        <Columns>
          <DateInput source={`${at}.day`} label={t(delivery.day)} validate={required()} helperText={false} />
          <TextInput
            source={`${at}.hours`}
            label={t(delivery.hours)}
            validate={required()}
            helperText={false}
          />
        </Columns>
      )}
    />
  )
}

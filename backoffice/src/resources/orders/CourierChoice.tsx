import { dispatch, fields } from '@botika/common/messages/office'
import type { Courier } from '@botika/common/couriers/endpoints'
import { MenuItem, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'

interface CourierChoiceProps {
  pharmacyId: number
  value: string
  onChange: (id: string) => void
}

export function CourierChoice({ pharmacyId, value, onChange }: CourierChoiceProps) {
  const t = useTranslations()
  const { data: couriers = [], isPending } = useGetList<Courier>('couriers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { pharmacy_id: pharmacyId, is_active: true },
  })
  const isNone = !isPending && couriers.length === 0
  return (
    <TextField
      select
      label={t(fields.courier)}
      value={couriers.some(({ id }) => String(id) === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      helperText={isNone ? t(dispatch.thereIsNoCourierYet) : undefined}
    >
      <MenuItem value="">{t(dispatch.noCourierNamed)}</MenuItem>
      {couriers.map(({ id, name, vehicle }) => (
        <MenuItem key={id} value={String(id)}>
          {vehicle ? `${name} (${vehicle})` : name}
        </MenuItem>
      ))}
    </TextField>
  )
}

import type { Label } from '@botika/common/messages/message'
import { bulk } from '@botika/common/messages/office'
import { BULK_FIELD_NAMES, TEMPLATE_FIELDS, type BulkField } from '@botika/common/bulk/fields'
import type { BulkReport } from '@botika/common/bulk/schema'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../../ui/Panel'
import { useTranslations } from '../../../lib/language/useTranslations'
import type { ColumnChoice } from './useBulk'

interface ColumnsStepProps {
  columns: BulkReport['columns']
  onMatch: (choice: ColumnChoice) => void
  onBack: () => void
}

export function ColumnsStep({ columns, onMatch, onBack }: ColumnsStepProps) {
  const t = useTranslations()
  const named = columns.filter(({ heading }) => heading !== '')
  const [choice, setChoice] = useState<ColumnChoice>(() =>
    Object.fromEntries(named.map(({ heading, field }) => [heading, field])),
  )
  const taken = new Set(Object.values(choice))
  const missing = missingOf(taken)
  const aside = named.filter(({ heading }) => !choice[heading])

  return (
    <Panel title={t(bulk.whatIsInEachColumn)}>
      {aside.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(bulk.nothingIsTakenFromColumns, {
            columns: aside.map(({ heading }) => heading).join(', '),
          })}
        </Alert>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
        }}
      >
        {named.map(({ heading }) => (
          <li key={heading}>
            <TextField
              select
              fullWidth
              label={heading}
              value={choice[heading] ?? ''}
              onChange={(event) =>
                setChoice({ ...choice, [heading]: (event.target.value || null) as BulkField | null })
              }
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              <option value="">{t(bulk.doNotUse)}</option>
              {TEMPLATE_FIELDS.map((field) => (
                <option key={field} value={field} disabled={taken.has(field) && choice[heading] !== field}>
                  {BULK_FIELD_NAMES[field]}
                </option>
              ))}
            </TextField>
          </li>
        ))}
      </Box>
      {missing.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t(bulk.stillNeededNames, { names: missing.map((name) => t(name)).join(', ') })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 3, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          size="large"
          disabled={missing.length > 0}
          onClick={() => onMatch(choice)}
        >
          {t(bulk.checkTheRows)}
        </Button>
        <Button size="large" onClick={onBack}>
          {t(bulk.chooseAnotherFile)}
        </Button>
      </Box>
    </Panel>
  )
}

function missingOf(taken: ReadonlySet<BulkField | null>): Label[] {
  const missing: Label[] = []
  if (!taken.has('name') && !taken.has('generic_name')) missing.push(bulk.aName)
  if (!taken.has('selling_price')) missing.push(bulk.theSellingPrice)
  if (!taken.has('quantity')) missing.push(bulk.theQuantity)
  return missing
}

import * as inputs from '@botika/common/messages/office/inputs'
import { standingOf } from '@botika/common/publication'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useInput, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { fromManila, toManila } from '../../lib/manila'
import { moment } from '../../ui/format'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'

const HOUR_MS = 3_600_000

export function PublicationInput({ source, label }: { source: string; label: string }) {
  const t = useTranslations()
  const { field, fieldState } = useInput({ source })
  const { setValue } = useFormContext()
  const isArticle = useResourceContext() === 'news'
  const labelId = useId()
  const value = (field.value as string | null | undefined) || null
  // while a moment is being typed it is none, or one that has passed
  const record = useRecordContext()
  const version = String(record?.['updated_at'] ?? 'new')
  const [laterIn, setLaterIn] = useState<string | null>(null)
  const isLater = laterIn === version
  const standing = isLater ? 'scheduled' : standingOf(value)

  function choose(at: string | null) {
    field.onChange(at)
    // forms leave out what is empty, and an event's draft has to be said; an article without a moment is one
    if (!isArticle) setValue('is_draft', at === null, { shouldDirty: true })
  }
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={standing}
        onChange={(_, chosen) => {
          setLaterIn(chosen === 'scheduled' ? version : null)
          if (chosen === 'draft') choose(null)
          else choose(new Date(Date.now() + (chosen === 'scheduled' ? 24 * HOUR_MS : 0)).toISOString())
        }}
      >
        <FormControlLabel value="draft" control={<Radio />} label={t(inputs.draftNobodySeesIt)} />
        <FormControlLabel
          value="published"
          control={<Radio />}
          label={
            standing === 'published' &&
            standingOf((record?.[source] as string | null | undefined) || null) === 'published'
              ? t(inputs.publishedMoment, { moment: moment(value) })
              : t(inputs.publishWhenSaved)
          }
        />
        <FormControlLabel value="scheduled" control={<Radio />} label={t(inputs.publishLater)} />
      </RadioGroup>
      {standing === 'scheduled' && (
        <TextField
          type="datetime-local"
          label={t(inputs.publishAtManilaTime)}
          value={toManila(value)}
          onChange={(event) => {
            setLaterIn(version)
            choose(fromManila(event.target.value))
          }}
          slotProps={{ inputLabel: { shrink: true } }}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helperText(value, t)}
          sx={{ maxWidth: 280, mt: 1.5 }}
        />
      )}
      {standing !== 'scheduled' && fieldState.error?.message && (
        <FormHelperText>{fieldState.error.message}</FormHelperText>
      )}
    </FormControl>
  )
}

function helperText(value: string | null, t: Translate): string | undefined {
  switch (standingOf(value)) {
    case 'draft':
      return t(inputs.withoutAMomentItStays)
    case 'published':
      return t(inputs.thisMomentHasPassedIt)
    case 'scheduled':
      return undefined
  }
}

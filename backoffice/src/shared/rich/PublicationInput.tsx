import { standingOf } from '@botika/common/publication'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { fromManila, toManila } from '../form/manila'
import { moment } from '../words'
import { useWords } from '../language/useWords'

const HOUR_MS = 3_600_000

/** Whether it is a draft, for everybody to see, or will be at a later moment in Manila. */
export function PublicationInput({ source, label }: { source: string; label: string }) {
  const t = useWords()
  const { field, fieldState } = useInput({ source })
  const { setValue } = useFormContext()
  const labelId = useId()
  const value = (field.value as string | null | undefined) || null
  const standing = standingOf(value)

  function choose(at: string | null) {
    field.onChange(at)
    // forms leave out what is empty, and a draft has to be said
    setValue('is_draft', at === null, { shouldDirty: true })
  }
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId}>{t(label)}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={standing}
        onChange={(_, chosen) => {
          if (chosen === 'draft') choose(null)
          else choose(new Date(Date.now() + (chosen === 'scheduled' ? 24 * HOUR_MS : 0)).toISOString())
        }}
      >
        <FormControlLabel value="draft" control={<Radio />} label={t('Draft: nobody sees it')} />
        <FormControlLabel
          value="published"
          control={<Radio />}
          label={
            standing === 'published'
              ? t('Published {moment}', { moment: moment(value) })
              : t('Publish when saved')
          }
        />
        <FormControlLabel value="scheduled" control={<Radio />} label={t('Publish later')} />
      </RadioGroup>
      {standing === 'scheduled' && (
        <TextField
          type="datetime-local"
          label={t('Publish at, Manila time')}
          value={toManila(value)}
          onChange={(event) => choose(fromManila(event.target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          sx={{ maxWidth: 280, mt: 1 }}
        />
      )}
    </FormControl>
  )
}

import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { hidden } from '../../ui/hidden'
import { useTranslations } from '../../lib/language/useTranslations'
import { addressOf, chosen, faultOf, type Picture, PICTURE_TYPES } from '../pictures/picture'

interface PictureInputProps {
  source: string
  label: string
}

export function PictureInput({ source, label }: PictureInputProps) {
  const { field, fieldState } = useInput({ source })
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const t = useTranslations()
  const value = field.value as Picture | null | undefined
  const shown = value ? addressOf(value, 320) : undefined
  const error = problem ?? fieldState.error?.message

  async function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const fault = await faultOf(file)
    setProblem(fault && t(fault))
    if (!fault) field.onChange(chosen(file))
  }

  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1 }}>
        <Box
          sx={{
            width: 112,
            height: 112,
            borderRadius: '14px',
            overflow: 'hidden',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'house.surface2',
            color: 'text.secondary',
            flex: 'none',
          }}
        >
          {shown ? (
            <img src={shown} alt="" width={112} height={112} style={{ objectFit: 'cover' }} />
          ) : (
            <PictureIcon fontSize="large" aria-hidden />
          )}
        </Box>
        <Box>
          <input
            ref={input}
            id={id}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={`${id}-help`}
            onChange={(event) => void handleChange(event)}
            style={hidden}
            tabIndex={-1}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t(shown ? records.chooseAnother : inputs.chooseAPicture)}
          </Button>
          {shown && <Button onClick={() => field.onChange(null)}>{t(records.remove)}</Button>}
          <FormHelperText id={`${id}-help`} error={Boolean(error)}>
            {error ? error : t(records.jpegPNGOrWebPAt)}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  )
}

import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import { pictureAddress } from '../ProductPicture'

// the server's limit; saying so here spares the upload
const MAX_BYTES = 8 * 1024 * 1024
const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** A stored picture's name, or a file that was chosen and not stored yet. */
type Value = string | { rawFile: File; src: string } | null | undefined

interface PictureInputProps {
  source: string
  label: string
}

/** One picture: see it, choose another, take it away. It is stored when the form is saved. */
export function PictureInput({ source, label }: PictureInputProps) {
  const { field, fieldState } = useInput({ source })
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const value = field.value as Value
  const shown = typeof value === 'string' ? value && `${pictureAddress(value)}?w=320` : value?.src
  const error = problem ?? fieldState.error?.message

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const fault = faultOf(file)
    setProblem(fault)
    if (!fault) field.onChange({ rawFile: file, src: URL.createObjectURL(file) })
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
            accept={TYPES.join(',')}
            aria-describedby={`${id}-help`}
            onChange={handleChange}
            style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
            tabIndex={-1}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {shown ? 'Choose another' : 'Choose a picture'}
          </Button>
          {shown && <Button onClick={() => field.onChange(null)}>Remove</Button>}
          <FormHelperText id={`${id}-help`} error={Boolean(error)}>
            {error ?? 'JPEG, PNG or WebP, at most 8 MB'}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  )
}

/** Why a file cannot be taken, or null. */
function faultOf(file: File): string | null {
  if (!TYPES.includes(file.type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (file.size > MAX_BYTES) return 'This picture is larger than 8 MB.'
  return null
}

import * as records from '@botika/common/messages/office/records'
import BoldIcon from '@mui/icons-material/FormatBoldOutlined'
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined'
import HeadingIcon from '@mui/icons-material/TitleOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { type KeyboardEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { required, useInput, ValidationError } from 'react-admin'
import { type Mark, withMark } from './marks'
import { useTranslations } from '../../lib/language/useTranslations'

const BUTTONS = [
  { mark: 'heading', label: records.heading, icon: HeadingIcon },
  { mark: 'strong', label: records.boldCtrlB, icon: BoldIcon },
  { mark: 'list', label: records.list, icon: ListIcon },
] as const

interface ArticleInputProps {
  source: string
  label: string
  isRequired: boolean
}

/** Plain text with a few marks and buttons for them: nothing that is typed here can ever run. */
export function ArticleInput({ source, label, isRequired }: ArticleInputProps) {
  const t = useTranslations()
  const { field, fieldState, id } = useInput({
    source,
    // react-admin would make null of what was emptied
    parse: (typed: string) => typed,
    ...(isRequired ? { validate: required() } : {}),
  })
  const area = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()

  function apply(mark: Mark) {
    const input = area.current
    if (!input) return
    const next = withMark({ text: input.value, start: input.selectionStart, end: input.selectionEnd }, mark)
    // a key pressed right after the mark must find the new text and its selection
    flushSync(() => field.onChange(next.text))
    input.focus()
    input.setSelectionRange(next.start, next.end)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    apply('strong')
  }

  return (
    <Box>
      <Box
        role="toolbar"
        aria-label={t(records.marksOfField, { field: label })}
        aria-controls={id}
        sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}
      >
        {BUTTONS.map(({ mark, label: name, icon: Icon }) => (
          <Tooltip key={mark} title={t(name)}>
            <IconButton aria-label={t(name)} onClick={() => apply(mark)}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <TextField
        {...field}
        ref={undefined}
        id={id}
        inputRef={area}
        value={field.value ?? ''}
        label={label}
        required={isRequired}
        multiline
        minRows={10}
        fullWidth
        onKeyDown={handleKey}
        error={fieldState.invalid}
        helperText={
          fieldState.error?.message ? (
            <ValidationError error={fieldState.error.message} />
          ) : (
            t(records.anEmptyLineStartsA)
          )
        }
        slotProps={{ formHelperText: { id: helpId } }}
      />
    </Box>
  )
}

import * as report from '@botika/common/messages/report'
import { type FormEvent, useState } from 'react'
import { t } from '../../lib/language/text'
import { TextField } from '../../ui/Field'
import styles from '../OrderView.module.css'
import { PictureFields } from './PictureFields'
import { Sending } from './Sending'
import { useSending } from './useSending'

interface Props {
  label: string
  button: string
  send: (message: string, files: File[], onUpload: (part: number) => void) => Promise<void>
}

export function WriteForm({ label, button, send }: Props) {
  const [message, setMessage] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const sending = useSending()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget.querySelector('textarea')
    if (message.trim() === '') {
      sending.setFailure({ detail: '', errors: { message: [t(report.pleaseTellUs)] } })
      box?.focus()
      return
    }
    await sending.run(async (onUpload) => {
      await send(message.trim(), files, onUpload)
      setMessage('')
      setFiles([])
    })
  }

  return (
    <form noValidate className={styles.replace} aria-label={label} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        required
        maxLength={5000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={sending.failure?.errors['message']?.[0]}
      />
      <PictureFields files={files} onChange={setFiles} errors={sending.failure?.errors} />
      <Sending sending={sending} button={button} />
    </form>
  )
}

import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../lib/language/text'
import { Labelled } from './Field'
import styles from './FileField.module.css'
import { Icon } from './Icon'
import ui from './ui.module.css'

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
const MAX_BYTES = 8 * 1024 * 1024

interface Props {
  label: string
  hint: string
  file: File | null
  onChoose: (file: File | null) => void
  error?: string | undefined
  isOptional?: boolean
}

export function FileField({ label, hint, file, onChoose, error, isOptional }: Props) {
  const id = useId()
  const [rejection, setRejection] = useState<string>()
  const preview = usePreview(file)
  const chosen = useRef<HTMLParagraphElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(file)
  useEffect(() => {
    if (before.current === file) return
    before.current = file
    // the focused element is gone
    if (document.activeElement === document.body) (chosen.current ?? input.current)?.focus()
  }, [file])

  function take(picked: File | undefined) {
    if (!picked) return
    const reason = rejectionOf(picked)
    setRejection(reason)
    if (!reason) onChoose(picked)
  }

  return (
    <Labelled
      id={id}
      label={label}
      isOptional={isOptional}
      hint={`${hint} ${t(uiMessages.jpegPngWebpOrPdf)}`}
      error={rejection ?? error}
    >
      {file ? (
        <div className={styles.chosen}>
          {preview ? (
            <a
              href={preview}
              target="_blank"
              rel="noopener"
              aria-label={t(uiMessages.openName, { name: file.name })}
            >
              <img src={preview} alt={t(uiMessages.previewOfName, { name: file.name })} />
            </a>
          ) : (
            <Icon name="paper" size={32} />
          )}
          <p ref={chosen} tabIndex={-1}>
            <b>{file.name}</b>
            <span>{sizeOf(file)}</span>
          </p>
          <button type="button" className={ui.danger} onClick={() => onChoose(null)}>
            <Icon name="trash" size={18} /> {t(uiMessages.remove)}
          </button>
        </div>
      ) : (
        <div
          className={styles.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            take(event.dataTransfer.files[0])
          }}
        >
          <Icon name="upload" size={24} />
          <span>{t(uiMessages.chooseAFileOrTake)}</span>
          <input
            id={id}
            ref={input}
            type="file"
            accept={ACCEPTED.join()}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error || rejection ? true : undefined}
            onChange={(event) => {
              take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
      )}
    </Labelled>
  )
}

function rejectionOf(file: File): string | undefined {
  if (!ACCEPTED.includes(file.type)) return t(uiMessages.pleaseChooseAJpegPng)
  if (file.size > MAX_BYTES) return t(uiMessages.thisFileHasSizeAtMost, { size: sizeOf(file) })
  return undefined
}

const sizeOf = ({ size }: File) =>
  size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

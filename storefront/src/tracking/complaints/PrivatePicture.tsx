import type { ComplaintMessage } from '@botika/common/complaints/endpoints'
import * as report from '@botika/common/messages/report'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../lib/error-message'
import { t } from '../../lib/language/text'
import { ErrorNotice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import styles from '../OrderView.module.css'
import type { Shopper } from './calls'

interface Props {
  shopper: Shopper
  complaintId: number
  picture: ComplaintMessage['pictures'][number]
  number: number
}

/** Opens a picture on request only, because each reading is recorded; it never enters a cache. */
export function PrivatePicture({ shopper, complaintId, picture, number }: Props) {
  const [url, setUrl] = useState<string | null>(null)
  const [error, setError] = useState('')
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  async function show() {
    setError('')
    try {
      const { readPicture } = await import('./calls')
      setUrl(URL.createObjectURL(await readPicture(shopper, complaintId, picture.id)))
    } catch (problem) {
      setError(errorMessage(problem))
    }
  }

  if (url && picture.mime === 'application/pdf')
    return (
      <a href={url} download="report.pdf" className={ui.outline}>
        {t(report.downloadPdf)}
      </a>
    )
  if (url) return <img src={url} alt={t(report.pictureAlt)} className={styles.shown} />
  return (
    <>
      <button type="button" className={ui.outline} onClick={() => void show()}>
        {t(report.showPicture, { number })}
      </button>
      <ErrorNotice text={error} />
    </>
  )
}

import type { ReactNode } from 'react'
import ui from './ui.module.css'
import { speech, t } from '../lib/language/words'

/** A text that is not translated: says so to those who chose another language, and to what reads aloud. */
export const InEnglish = ({ children }: { children: ReactNode }) =>
  speech() ? (
    <>
      <p className={ui.notice}>{t('This text is in English only.')}</p>
      <div lang="en-PH">{children}</div>
    </>
  ) : (
    children
  )

import * as uiMessages from '@botika/common/messages/ui'
import type { ReactNode } from 'react'
import ui from './ui.module.css'
import { language, t } from '../lib/language/text'

export const InEnglish = ({ children }: { children: ReactNode }) =>
  language() !== 'en' ? (
    <>
      <p className={ui.notice}>{t(uiMessages.thisTextIsInEnglishOnly)}</p>
      <div lang="en-PH">{children}</div>
    </>
  ) : (
    children
  )

import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../lib/language/text'
import ui from './ui.module.css'

export function OpenBadge({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return null
  return (
    <span className={`${ui.badge} ${isOpen ? ui.good : ui.bad}`}>
      {isOpen ? t(uiMessages.openNow) : t(uiMessages.closedNow)}
    </span>
  )
}

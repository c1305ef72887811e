import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../lib/language/text'
import ui from './ui.module.css'

/** Open or closed by Manila's clock; nothing where the hours are not known. The words are the specification's. */
export function OpenBadge({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return null
  return (
    <span className={`${ui.badge} ${isOpen ? ui.good : ui.bad}`}>
      {isOpen ? t(uiMessages.openNow) : t(uiMessages.closeNow)}
    </span>
  )
}

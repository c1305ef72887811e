import * as shell from '@botika/common/messages/shell'
import { paths } from '../../lib/paths'
import { t } from '../../lib/language/words'
import { Link } from 'react-router-dom'
import { useOutsideLinks } from '../../lib/site'
import { Icon } from '../../ui/Icon'
import styles from './Header.module.css'

/** Opens the chat of the settings in a tab of its own, or the contact form where there is none. No script of others. */
export function ChatButton() {
  const { chat } = useOutsideLinks()
  const text = t(chat ? shell.chatWithUs : shell.messageUs)
  const inside = (
    <>
      <Icon name="chat" size={22} />
      <span className={styles.chatName}>{text}</span>
    </>
  )
  return chat ? (
    <a href={chat} target="_blank" rel="noopener" className={styles.account} aria-label={text}>
      {inside}
    </a>
  ) : (
    <Link to={paths.contactUs()} className={styles.account} aria-label={text}>
      {inside}
    </Link>
  )
}

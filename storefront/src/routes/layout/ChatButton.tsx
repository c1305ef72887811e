import { paths } from '../../paths'
import { t } from '../../shared/language/words'
import { Link } from '../../shared/router/Link'
import { useOutsideLinks } from '../../shared/site'
import { Icon } from '../../shared/ui/Icon'
import styles from './Header.module.css'

/** Opens the chat of the settings in a tab of its own, or the contact form where there is none. No script of others. */
export function ChatButton() {
  const { chat } = useOutsideLinks()
  const text = t(chat ? 'Chat with us' : 'Message us')
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

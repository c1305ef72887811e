import * as placeMessages from '@botika/common/messages/place'
import { t } from '../lib/language/text'
import { useAtom } from '../lib/store'
import { useIsHydrated } from '../lib/useIsHydrated'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { placeAtom, wasAskedAtom } from './atoms'
import styles from './DeliverTo.module.css'
import { PlaceButton, useSortFrom } from './PlaceButton'

export function DeliverTo({ isTime }: { isTime: boolean }) {
  const [place, setPlace] = useAtom(placeAtom)
  const [wasAsked, setWasAsked] = useAtom(wasAskedAtom)
  const sortFrom = useSortFrom()
  const isAsking = useIsHydrated() && isTime && !wasAsked && !place
  return (
    <div className={`${styles.line} ${isAsking ? styles.asking : ''}`}>
      <PlaceButton className={styles.place} {...(isAsking && { ask: t(placeMessages.whereShouldItGo) })} />
      {place || isAsking ? (
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t(place ? placeMessages.forgetMyPlace : placeMessages.notNow)}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('button')?.focus()
            if (!place) return setWasAsked(true)
            setPlace(null)
            sortFrom(null)
          }}
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  )
}

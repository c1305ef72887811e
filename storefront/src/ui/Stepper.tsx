import * as ui from '@botika/common/messages/ui'
import { t } from '../lib/language/words'
import { Icon } from './Icon'
import styles from './Stepper.module.css'

interface Props {
  /** Two to six. */
  names: readonly string[]
  current: number
  /** The furthest step that may be opened. */
  reached: number
  onGo: (step: number) => void
}

/** Where one is on the way; steps that were passed can be opened again. */
export function Stepper({ names, current, reached, onGo }: Props) {
  return (
    <ol className={styles.stepper} aria-label={t(ui.steps)}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <button type="button" disabled={index > reached} onClick={() => onGo(index)}>
            <span className={styles.number}>
              {index < current ? <Icon name="check" size={16} label={t(ui.done)} /> : index + 1}
            </span>
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

import * as report from '@botika/common/messages/report'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../lib/language/text'
import { ErrorNotice } from '../../ui/Notice'
import ui from '../../ui/ui.module.css'
import styles from '../OrderView.module.css'
import type { useSending } from './useSending'

interface Props {
  sending: Pick<ReturnType<typeof useSending>, 'progress' | 'failure'>
  button: string
}

export const Sending = ({ sending: { progress, failure }, button }: Props) => (
  <>
    {progress !== null ? (
      <progress
        className={styles.progress}
        {...(progress > 0 && progress < 1 ? { value: progress } : {})}
        aria-label={t(report.sending)}
      />
    ) : null}
    <ErrorNotice text={failure?.detail ?? ''} />
    <button type="submit" className={ui.primary} aria-busy={progress !== null}>
      {progress === null ? button : t(uiMessages.sendingNow)}
    </button>
  </>
)

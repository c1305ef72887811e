import type { Sending } from '../lib/useSend'
import { Icon } from './Icon'
import ui from './ui.module.css'

/** Says that a form could not be sent, where its fields don't say it already. */
export const FormStatus = ({ sending }: { sending: Sending }) => (
  <div role="alert">
    {sending.state === 'failed' ? (
      <p className={ui.noticeBad}>
        <Icon name="alert" /> {sending.detail}
      </p>
    ) : null}
  </div>
)

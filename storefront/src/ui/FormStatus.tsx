import type { Sending } from '../lib/useSend'
import { ErrorNotice } from './Notice'

/** Says that a form could not be sent, where its fields don't say it already. */
export const FormStatus = ({ sending }: { sending: Sending }) => (
  <ErrorNotice text={sending.state === 'failed' ? sending.detail : ''} />
)

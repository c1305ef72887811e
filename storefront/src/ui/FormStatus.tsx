import type { Sending } from '../lib/useSend'
import { ErrorNotice } from './Notice'

/** The form's error, where no field shows it. */
export const FormStatus = ({ sending }: { sending: Sending }) => (
  <ErrorNotice text={sending.state === 'failed' ? sending.detail : ''} />
)

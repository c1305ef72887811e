import type { Sending } from '../lib/useSend'
import { ErrorNotice } from './Notice'

export const FormStatus = ({ sending }: { sending: Sending }) => (
  <ErrorNotice text={sending.state === 'failed' ? sending.detail : ''} />
)

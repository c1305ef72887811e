import * as shared from '@botika/common/messages/office/shared'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslations } from '../lib/language/useTranslations'

interface TryAgainProps extends Omit<ButtonProps, 'onClick'> {
  error: unknown
  onRetry: () => unknown
}

/** Whether the answer will be the same however often it is asked for. */
export const isForbidden = (error: unknown) => (error as { status?: number } | null)?.status === 403

export function TryAgain({ error, onRetry, ...button }: TryAgainProps) {
  const t = useTranslations()
  if (isForbidden(error)) return null
  return (
    <Button {...button} onClick={() => void onRetry()}>
      {t(shared.tryAgain)}
    </Button>
  )
}

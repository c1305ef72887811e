import type { ContactMessage } from '@botika/common/contact/endpoints'
import Button from '@mui/material/Button'
import { CALLS } from '../../providers/calls'
import { useDeed } from '../../shared/useDeed'

/** Puts a message aside, or back among those that wait for an answer. */
export function HandledButton({ letter }: { letter: ContactMessage }) {
  const isHandled = letter.handled_at !== null
  const { act, isBusy } = useDeed({
    does: (provider) =>
      provider.call(CALLS.contact.update, { params: { id: letter.id }, body: { is_handled: !isHandled } }),
    said: isHandled ? 'The message waits again' : 'The message is put aside',
  })
  return (
    <Button
      loading={isBusy}
      onClick={() => act(undefined)}
      aria-label={`${isHandled ? 'Take back' : 'Done'}: ${letter.subject || 'message'} by ${letter.name}`}
    >
      {isHandled ? 'Take back' : 'Done'}
    </Button>
  )
}

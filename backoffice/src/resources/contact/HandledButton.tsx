import type { ContactMessage } from '@botika/common/contact/endpoints'
import Button from '@mui/material/Button'
import { CALLS } from '../../provider/calls'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'

/** Puts a message aside, or back among those that wait for an answer. */
export function HandledButton({ letter }: { letter: ContactMessage }) {
  const t = useWords()
  const isHandled = letter.handled_at !== null
  const { act, isBusy } = useAction({
    does: (provider) =>
      provider.call(CALLS.contact.update, { params: { id: letter.id }, body: { is_handled: !isHandled } }),
    said: isHandled ? 'The message waits again' : 'The message is put aside',
  })
  const deed = t(isHandled ? 'Take back' : 'Done')
  return (
    <Button
      loading={isBusy}
      onClick={() => act(undefined)}
      aria-label={`${deed}: ${letter.subject || t('message')}, ${letter.name}`}
    >
      {deed}
    </Button>
  )
}

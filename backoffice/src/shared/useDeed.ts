import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { BotikaDataProvider } from '../providers/data-provider'

interface Deed<Asked, Answer> {
  does: (provider: BotikaDataProvider, asked: Asked) => Promise<Answer>
  /** What is said when it worked. */
  said: string | ((answer: Answer) => string)
  onDone?: () => void
}

/** One call that changes something: says how it went and loads anew what is on the screen. */
export function useDeed<Asked, Answer>({ does, said, onDone }: Deed<Asked, Answer>) {
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: Asked) => does(provider, asked),
    onSuccess: (answer: Answer) => {
      notify(typeof said === 'string' ? said : said(answer), { type: 'success' })
      refresh()
      onDone?.()
    },
    onError: (problem: Error) => notify(problem.message, { type: 'error' }),
  })
  return { act: mutate, isBusy: isPending }
}

import type { Label } from '@botika/common/messages/message'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useWords, type Words } from '../lib/language/useWords'
import type { BotikaDataProvider } from '../provider/data-provider'

interface Deed<Asked, Answer> {
  does: (provider: BotikaDataProvider, asked: Asked) => Promise<Answer>
  /** What is said when it worked. */
  said: Label | ((answer: Answer, t: Words) => string)
  onDone?: () => void
}

/** One call that changes something, once however often it is asked for: says how it went and loads the screen anew. */
export function useAction<Asked, Answer>({ does, said, onDone }: Deed<Asked, Answer>) {
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const t = useWords()
  const refresh = useRefresh()
  // two clicks at once come before anything is drawn anew
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: Asked) => does(provider, asked),
    onSuccess: (answer: Answer) => {
      notify(typeof said === 'function' ? said(answer, t) : t(said), { type: 'success' })
      refresh()
      onDone?.()
    },
    onError: (problem: Error) => notify(problem.message, { type: 'error' }),
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  function act(asked: Asked) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(asked)
  }
  return { act, isBusy: isPending }
}

import type { Label } from '@botika/common/messages/message'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useTranslations, type Translate } from '../lib/language/useTranslations'
import type { BotikaDataProvider } from '../provider/data-provider'

interface Action<Input, Answer> {
  run: (provider: BotikaDataProvider, input: Input) => Promise<Answer>
  success: Label | ((answer: Answer, t: Translate) => string)
}

export function useAction<Input, Answer>({ run, success }: Action<Input, Answer>) {
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const t = useTranslations()
  const refresh = useRefresh()
  // two clicks at once come before anything is drawn anew
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => run(provider, input),
    onSuccess: (answer: Answer) => {
      notify(typeof success === 'function' ? success(answer, t) : t(success), { type: 'success' })
      refresh()
    },
    onError: (problem: Error) => notify(problem.message, { type: 'error' }),
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  function act(input: Input, onDone?: () => void) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(input, { onSuccess: () => onDone?.() })
  }
  return { act, isBusy: isPending }
}

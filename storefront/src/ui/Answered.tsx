import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/words'
import { type Asked, useOnline } from '../lib/useAnswer'
import { Coming, Loaded } from './Coming'
import { EmptyState } from './EmptyState'
import ui from './ui.module.css'

const NOT_FOUND = 404

interface Props<T> {
  asked: Asked<T>
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What was asked for, or what there is to say while it is missing. */
export function Answered<T>({ asked, missing, children }: Props<T>) {
  const { answer, retry } = asked
  const [isAgain, setIsAgain] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAgain || answer.state !== 'failed') return
    // the button that was pressed was gone meanwhile, and the focus with it
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    setIsAgain(false)
  }, [isAgain, answer])
  const isFailed = answer.state === 'failed' && answer.status !== NOT_FOUND
  const onOnline = useCallback(() => {
    setIsAgain(document.activeElement === button.current)
    retry()
  }, [retry])
  useOnline(onOnline, isFailed)
  if (answer.state === 'loading') return <Coming />
  if (answer.state === 'found') {
    return (
      <>
        {isAgain ? <Loaded /> : null}
        {children(answer.data)}
      </>
    )
  }
  if (answer.status === NOT_FOUND && missing) return missing
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t(uiMessages.thisCouldNotBeLoaded)}>
        <p>{answer.detail}</p>
        <button
          type="button"
          ref={button}
          className={ui.primary}
          onClick={() => {
            setIsAgain(true)
            retry()
          }}
        >
          {t(uiMessages.tryAgain)}
        </button>
      </EmptyState>
    </div>
  )
}

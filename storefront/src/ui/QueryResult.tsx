import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/text'
import { type Query, useOnline } from '../lib/useQuery'
import { Loading, Loaded } from './Loading'
import { EmptyState } from './EmptyState'
import { ErrorNotice } from './Notice'
import ui from './ui.module.css'

const NOT_FOUND = 404
const INVALID = 422

interface Props<T> {
  query: Query<T>
  missing?: ReactNode
  children: (data: T) => ReactNode
}

export function QueryResult<T>({ query, missing, children }: Props<T>) {
  const { result, retry } = query
  const [isAgain, setIsAgain] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAgain || result.state !== 'failed') return
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    setIsAgain(false)
  }, [isAgain, result])
  const onOnline = useCallback(() => {
    setIsAgain(document.activeElement === button.current)
    retry()
  }, [retry])
  useOnline(onOnline, result.state === 'failed' && result.status !== NOT_FOUND)
  if (result.state === 'loading') return <Loading />
  if (result.state === 'found')
    return (
      <>
        {isAgain ? <Loaded /> : null}
        {children(result.data)}
      </>
    )
  if (result.status === NOT_FOUND && missing) return missing
  if (result.status === INVALID) return <ErrorNotice text={result.detail} />
  return (
    <div role="alert">
      <EmptyState icon="alert" title={t(uiMessages.thisCouldNotBeLoaded)}>
        <p>{result.detail}</p>
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

import { useState } from 'react'
import { Question, type QuestionProps } from '../Question'
import ui from '../ui.module.css'
import { useAction } from './useAction'

interface ButtonProps extends Pick<QuestionProps, 'title' | 'action' | 'children'> {
  className: string | undefined
  text: string
  work: () => Promise<unknown>
  done: string
}

/** A button that asks before it does something. */
export function QuestionButton({ className, children, text, work, done, ...question }: ButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, run } = useAction()
  const close = () => setIsAsking(false)
  const confirm = () => run(() => work().then(close), done)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsAsking(true)}>
        {children}
      </button>
      {isAsking ? (
        <Question {...question} isBusy={isBusy} onConfirm={confirm} onClose={close}>
          <p className={ui.muted}>{text}</p>
        </Question>
      ) : null}
    </>
  )
}

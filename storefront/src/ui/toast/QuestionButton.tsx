import { useRef, useState } from 'react'
import { Question, type QuestionProps } from '../Question'
import ui from '../ui.module.css'
import { useToast } from './atoms'
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
  const isOpen = useRef(false)
  const showToast = useToast()
  const show = (to: boolean) => setIsAsking((isOpen.current = to))
  async function confirm() {
    const error = await run(() => work().then(() => show(false)), done)
    if (error && !isOpen.current) showToast(error, 'error')
    return error
  }
  return (
    <>
      <button type="button" className={className} onClick={() => !isBusy && show(true)}>
        {children}
      </button>
      {isAsking ? (
        <Question {...question} isBusy={isBusy} onConfirm={confirm} onClose={() => show(false)}>
          <p className={ui.muted}>{text}</p>
        </Question>
      ) : null}
    </>
  )
}

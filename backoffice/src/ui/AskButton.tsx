import Button, { type ButtonProps } from '@mui/material/Button'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { ReasonDialog } from './ReasonDialog'

interface Asking<Input> {
  action: { act: (input: Input, onDone: () => void) => void; isBusy: boolean }
  button: ButtonProps
}
type Answered = 'isOpen' | 'isBusy' | 'onClose' | 'onConfirm'
type Question = Omit<ComponentProps<typeof ConfirmDialog>, Answered>
type ReasonQuestion = Omit<ComponentProps<typeof ReasonDialog>, Answered>

export const ConfirmButton = ({ action, button, ...question }: Asking<undefined> & Question) => (
  <Opener button={button}>
    {(isOpen, onClose) => (
      <ConfirmDialog
        {...question}
        isOpen={isOpen}
        isBusy={action.isBusy}
        onClose={onClose}
        onConfirm={() => action.act(undefined, onClose)}
      />
    )}
  </Opener>
)

export const ReasonButton = ({ action, button, ...question }: Asking<string> & ReasonQuestion) => (
  <Opener button={button}>
    {(isOpen, onClose) => (
      <ReasonDialog
        {...question}
        isOpen={isOpen}
        isBusy={action.isBusy}
        onClose={onClose}
        onConfirm={(reason) => action.act(reason, onClose)}
      />
    )}
  </Opener>
)

interface OpenerProps {
  button: ButtonProps
  children: (isOpen: boolean, onClose: () => void) => ReactNode
}

function Opener({ button, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {children(isOpen, () => setIsOpen(false))}
    </>
  )
}

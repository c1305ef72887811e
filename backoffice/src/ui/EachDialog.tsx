import type { Message } from '@botika/common/messages/message'
import * as shared from '@botika/common/messages/office/shared'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { type ReactNode, useId, useRef, useState } from 'react'
import { OutcomeList } from './OutcomeList'
import { type Outcome, runEach } from '../lib/run-each'
import { useTranslations, type Translate } from '../lib/language/useTranslations'

interface EachDialogProps<T> {
  title: string
  confirmLabel: string
  success: Message<{ worked: number; total: number }>
  items: readonly T[]
  nameOf: (item: T) => string
  /** Why it cannot be done for an item, which is then left out. */
  problemOf?: (item: T) => string | null
  none?: string
  action: (item: T) => Promise<unknown>
  undo?: ((item: T) => Promise<unknown>) | undefined
  children?: ReactNode
  isReady?: boolean
  onClose: (isDone: boolean) => void
  onDone: () => void
}

export function EachDialog<T>(props: EachDialogProps<T>) {
  const {
    title,
    confirmLabel,
    success,
    items,
    nameOf,
    problemOf,
    none,
    action,
    undo,
    children,
    isReady = true,
    onClose,
    onDone,
  } = props
  const [chosen] = useState(items)
  const titleId = useId()
  const t = useTranslations()
  const refused = chosen.flatMap((item) => {
    const problem = problemOf?.(item) ?? null
    return problem === null ? [] : [{ item, problem }]
  })
  const possible = chosen.filter((item) => refused.every((one) => one.item !== item))

  const { outcomes, isRunning, changed, undone, confirm, undoAll, stop } = useRun(possible, onDone)

  const handleClose = () => onClose(outcomes !== null)

  const count = undone ?? possible.length
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isRunning ? undefined : handleClose}
    >
      <DialogTitle id={titleId} sx={{ fontWeight: 800 }}>
        <output>
          {outcomes === null
            ? possible.length > 0
              ? title
              : (none ?? t(shared.thisCanBeDoneFor))
            : summary(outcomes, count, undone === null ? success : shared.workedOfTotalPutBack, t)}
        </output>
      </DialogTitle>
      <DialogContent>
        {outcomes === null ? (
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {possible.length > 0 && children}
            {refused.length > 0 && (
              <OutcomeList
                title={
                  possible.length === 0
                    ? undefined
                    : t(shared.countRowsLeftOut, {
                        count: refused.length,
                      })
                }
                outcomes={refused}
                nameOf={nameOf}
              />
            )}
          </Box>
        ) : (
          <Progress label={title} outcomes={outcomes} count={isRunning ? count : null} nameOf={nameOf} />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1, pb: 'calc(24px + env(safe-area-inset-bottom))' }}>
        {outcomes === null && (
          <>
            <Button size="large" onClick={handleClose}>
              {t(shared.back)}
            </Button>
            {possible.length > 0 && (
              <Button
                size="large"
                variant="contained"
                disabled={!isReady}
                onClick={() => void confirm(action)}
                sx={{ flex: { xs: 1, sm: 'none' } }}
              >
                {confirmLabel} ({possible.length})
              </Button>
            )}
          </>
        )}
        {isRunning && (
          <Button size="large" onClick={stop}>
            {t(shared.stop)}
          </Button>
        )}
        {outcomes !== null && !isRunning && (
          <>
            {undo && changed.length > 0 && (
              <Button size="large" onClick={() => void undoAll(undo)}>
                {t(shared.undo)}
              </Button>
            )}
            <Button size="large" variant="contained" onClick={handleClose}>
              {t(shared.close)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ProgressProps<T> extends Pick<EachDialogProps<T>, 'nameOf'> {
  label: string
  outcomes: readonly Outcome<T>[]
  count: number | null
}

function Progress<T>({ label, outcomes, count, nameOf }: ProgressProps<T>) {
  return (
    <>
      {count !== null && (
        <LinearProgress
          variant="determinate"
          value={(outcomes.length / count) * 100}
          aria-label={label}
          sx={{ mb: 2, height: 8, borderRadius: 4 }}
        />
      )}
      <OutcomeList outcomes={outcomes} nameOf={nameOf} />
    </>
  )
}

function useRun<T>(possible: readonly T[], onDone: () => void) {
  const [outcomes, setOutcomes] = useState<Outcome<T>[] | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [changed, setChanged] = useState<readonly T[]>([])
  const [undone, setUndone] = useState<number | null>(null)
  const stopper = useRef(new AbortController())

  async function run(some: readonly T[], each: (item: T) => Promise<unknown>) {
    stopper.current = new AbortController()
    setIsRunning(true)
    setOutcomes([])
    const all = await runEach(some, each, {
      signal: stopper.current.signal,
      onOutcome: (outcome) => setOutcomes((before) => [...(before ?? []), outcome]),
    })
    setIsRunning(false)
    onDone()
    return all
  }

  async function confirm(action: (item: T) => Promise<unknown>) {
    const all = await run(possible, action)
    const worked = new Set(all.filter(({ problem }) => problem === null).map(({ item }) => item))
    setChanged(possible.filter((item) => worked.has(item)))
  }

  async function undoAll(back: (item: T) => Promise<unknown>) {
    setUndone(changed.length)
    const all = await run(changed, back)
    const over = new Set(
      all.filter(({ problem, isFinal }) => problem === null || isFinal).map(({ item }) => item),
    )
    setChanged(changed.filter((item) => !over.has(item)))
  }

  return {
    outcomes,
    isRunning,
    changed,
    undone,
    confirm,
    undoAll,
    stop: () => stopper.current.abort(),
  }
}

function summary(
  outcomes: readonly Outcome<unknown>[],
  total: number,
  success: EachDialogProps<unknown>['success'],
  t: Translate,
): string {
  const failed = outcomes.filter(({ problem }) => problem !== null).length
  const worked = outcomes.length - failed
  const how = t(success, { worked, total })
  return failed === 0 ? how : `${how}, ${t(shared.failedRefused, { failed })}`
}

import { useState } from 'react'
import { type RaRecord, useNotify, useUpdate } from 'react-admin'
import type { Stale } from './StaleDialog'
import { myChanges } from './versions'

interface CliError extends Error {
  body?: { code?: string; extra?: unknown; errors?: Record<string, string> }
}

interface Sent {
  data?: Record<string, unknown>
  previousData?: RaRecord
}

export interface RejectedChanges {
  before: RaRecord
  changes: Readonly<Record<string, unknown>>
  errors: Record<string, string>
}

interface SaveOptions {
  onSuccess: (record: RaRecord) => void
  onRefused: (refused: RejectedChanges) => void
}

export function useStale(resource: string) {
  const [stale, setStale] = useState<Stale | null>(null)
  const notify = useNotify()
  const [update, { isPending }] = useUpdate<RaRecord, CliError>()

  function onError(problem: CliError, sent: Sent) {
    const theirs = problem.body?.extra as RaRecord | undefined
    if (problem.body?.code === 'stale_record' && theirs && sent.data && sent.previousData) {
      setStale({ before: sent.previousData, theirs, mine: sent.data })
      return
    }
    if (Object.keys(problem.body?.errors ?? {}).length === 0) notify(problem.message, { type: 'error' })
  }

  function keepMine({ onSuccess, onRefused }: SaveOptions) {
    if (!stale) return
    const { before, theirs, mine } = stale
    const changes = myChanges(before, mine)
    const merged = { ...theirs, ...changes }
    void update(
      resource,
      { id: before.id, data: merged, previousData: theirs },
      {
        mutationMode: 'pessimistic',
        onSuccess: (record) => {
          setStale(null)
          onSuccess(record)
        },
        onError: (problem) => {
          setStale(null)
          onError(problem, { data: merged, previousData: theirs })
          const errors = problem.body?.errors ?? {}
          if (Object.keys(errors).length > 0) onRefused({ before, changes, errors })
        },
      },
    )
  }

  return { stale, close: () => setStale(null), isBusy: isPending, onError, keepMine }
}

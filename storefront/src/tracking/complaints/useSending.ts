import { useState } from 'react'
import { errorMessage } from '../../lib/error-message'

export interface Failure {
  detail: string
  errors: Record<string, string[] | undefined>
}

export function useSending() {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run(work: (onUpload: (part: number) => void) => Promise<void>) {
    if (progress !== null) return
    setFailure(null)
    setProgress(0)
    try {
      await work(setProgress)
    } catch (error) {
      const { errors } = (error ?? {}) as Partial<Failure>
      setFailure({ detail: errorMessage(error), errors: errors ?? {} })
    } finally {
      setProgress(null)
    }
  }

  return { progress, failure, setFailure, run }
}

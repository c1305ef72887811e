import { t } from '@botika/common/messages/reader'
import { shared } from '@botika/common/messages/office'
export class FinalError extends Error {}

export interface Outcome<T> {
  item: T
  problem: string | null
  isFinal?: boolean
}

interface Options<T> {
  atOnce?: number
  onOutcome?: (outcome: Outcome<T>) => void
  signal?: AbortSignal
}

export async function runEach<T>(
  items: readonly T[],
  action: (item: T) => Promise<unknown>,
  { atOnce = 4, onOutcome, signal }: Options<T> = {},
): Promise<Outcome<T>[]> {
  const waiting = [...items]
  const outcomes: Outcome<T>[] = []
  const settle = (outcome: Outcome<T>) => {
    outcomes.push(outcome)
    onOutcome?.(outcome)
  }
  async function work() {
    while (waiting.length > 0 && !signal?.aborted) {
      const [item] = waiting.splice(0, 1) as [T]
      await action(item).then(
        () => settle({ item, problem: null }),
        (error: unknown) =>
          settle({
            item,
            problem: error instanceof Error ? error.message : t(shared.somethingWentWrong),
            isFinal: error instanceof FinalError,
          }),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

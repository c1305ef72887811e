import { Problem } from '@botika/common/http/problem'
import type { ReviewOutcome } from '@botika/common/moderation/endpoints'

export async function decideEach(
  ids: readonly number[],
  decide: (id: number) => Promise<unknown>,
): Promise<ReviewOutcome> {
  const outcome: ReviewOutcome = { done: [], failed: [] }
  for (const id of new Set(ids))
    try {
      await decide(id)
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof Problem) || ids.length === 1) throw error
      outcome.failed.push({ id, detail: error.message })
    }
  return outcome
}

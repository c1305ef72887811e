import { statusOf } from './router/page-error'

/** Waits for a deletion; what is gone already counts as deleted. */
export async function deleteIgnoringMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

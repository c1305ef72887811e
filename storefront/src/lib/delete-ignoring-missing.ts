import { statusOf } from './router/page-error'

export async function deleteIgnoringMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

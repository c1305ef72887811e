const NOT_FOUND = 404

/** Waits for a deletion; what is gone already counts as deleted. */
export async function deleteIgnoringMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if ((error as { status?: number } | null)?.status !== NOT_FOUND) throw error
  }
}

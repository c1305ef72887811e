const NOT_FOUND = 404

/** Waits for a deletion; what is gone already counts as deleted. */
export async function deleteIgnoringMissing(deed: Promise<unknown>): Promise<void> {
  try {
    await deed
  } catch (error) {
    if ((error as { status?: number } | null)?.status !== NOT_FOUND) throw error
  }
}

const NOT_FOUND = 404

/** Waits for what takes something away; what is gone already, by another tab or an answer that was lost, is as wished. */
export async function deleteIgnoringMissing(deed: Promise<unknown>): Promise<void> {
  try {
    await deed
  } catch (error) {
    if ((error as { status?: number } | null)?.status !== NOT_FOUND) throw error
  }
}

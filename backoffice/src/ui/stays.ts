/** For pages that show a read error in their own place instead of leaving or in a toast. */
export const STAYS = { onError: () => undefined }

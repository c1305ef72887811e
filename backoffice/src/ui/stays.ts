/** For pages that tell in their own place what could not be read, instead of leaving or in a message that passes. */
export const STAYS = { onError: () => undefined }

/** For pages that show a read error in their own place instead of leaving or in a toast. */
export const STAY_ON_ERROR = { onError: () => undefined }

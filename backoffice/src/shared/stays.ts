/** For pages of one record: a record that cannot be read is told about in its place, instead of leaving for the list. */
export const STAYS = { onError: () => undefined }

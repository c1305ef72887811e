/** Texts by their English source. */
export type Dictionary = Readonly<Record<string, string>>

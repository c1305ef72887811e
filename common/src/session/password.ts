/** Characters that a chosen password has at least. By itself, so that pages can say it without loading the schemas. */
export const MIN_PASSWORD_LENGTH = 8

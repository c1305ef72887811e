/** Tells the person at the terminal what is going on, one line at a time. */
export type Say = (line: string) => void

/** Rows of a pharmacy's shelf where the address names no number, as the specification has it. */
export const PER_PAGE = 10

/** A text in a table's cell, which a long word in it makes no wider than this. */
export const BOUNDED = { display: 'block', maxWidth: '30ch', overflowWrap: 'break-word' } as const

export const RATINGS_ID = 'ratings'
export const RATINGS_HASH = `#${RATINGS_ID}`

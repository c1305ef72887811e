/** The part of a product's page that holds its ratings. */
export const RATINGS_ID = 'ratings'
export const RATINGS_HASH = `#${RATINGS_ID}`

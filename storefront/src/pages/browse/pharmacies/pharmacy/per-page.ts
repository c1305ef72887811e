/** Default rows of a pharmacy's list, as specified. */
export const PER_PAGE = 10

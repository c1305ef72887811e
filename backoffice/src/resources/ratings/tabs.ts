/** Ratings by whether shoppers see them. */
export const RATING_TABS = { all: 'All', shown: 'Shown', hidden: 'Hidden' } as const

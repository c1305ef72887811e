/** Ratings by whether shoppers see them. */
export const RATING_TABS = { all: 'All', shown: 'Shown', hidden: 'Hidden' } as const

/** What belongs under each. */
export const RATINGS_TOLD = {
  shown: 'Ratings that shoppers can read show here.',
  hidden: 'Ratings that an administrator hid are kept here, each with its reason.',
} as const

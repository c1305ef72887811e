/** Pages of words and forms: each one's folder among the storefront's `pages/content`, and its address. */
export const PAGES = {
  'how-it-works': '/how-it-works',
  'how-to-use': '/how-to-use-botika',
  faq: '/faq',
  'become-a-seller': '/become-a-seller',
  'pre-register': '/register/pre-register',
  register: '/register',
  'contact-us': '/contact-us',
  'privacy-policy': '/privacy-policy',
  'terms-of-use': '/terms-of-use',
  'forgot-password': '/forgot-password',
  'confirm-email': '/confirm-email',
  'price-alert': '/price-alert',
  'open-my-shop': '/open-my-shop',
  'join-pharmacy': '/join-pharmacy',
  'reset-password': '/reset-password',
} as const

/** Pages that one comes to by a link of one's own; no search engine is told of them. */
const UNLISTED: readonly string[] = [
  'forgot-password',
  'confirm-email',
  'price-alert',
  'open-my-shop',
  'join-pharmacy',
  'reset-password',
]

export const LISTED_PAGES = Object.entries(PAGES).flatMap(([name, path]) =>
  UNLISTED.includes(name) ? [] : [path],
)

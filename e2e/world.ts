/** Where the journeys' own server listens; chosen so that it meets no other. */
export const PORT = Number(process.env['E2E_PORT'] ?? 3917)

/** The demo accounts, as `npm start` prints them. */
export const PASSWORD = 'botika-demo'
export const ACCOUNTS = {
  admin: 'admin@botika.test',
  seller: 'seller@botika.test',
  customer: 'customer@botika.test',
} as const

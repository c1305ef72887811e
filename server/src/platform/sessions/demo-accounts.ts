/** The accounts of the demo. Everybody knows their password, so they are refused where others reach the server. */
export const DEMO_ACCOUNTS = {
  admin: 'admin@botika.test',
  seller: 'seller@botika.test',
  pharmacist: 'pharmacist@botika.test',
  clerk: 'clerk@botika.test',
  customer: 'customer@botika.test',
} as const

export const DEMO_PASSWORD = 'botika-demo'

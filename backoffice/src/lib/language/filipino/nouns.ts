/** What records are called, both in sentences of the server and in the audit trail. */
export const RECORD_NOUNS: Readonly<Record<string, string>> = {
  subcategory: 'subcategory',
  'sub-subcategory': 'sub-subcategory',
  doctor: 'doktor',
  specialty: 'espesyalidad',
  courier: 'courier',
  hospital: 'ospital',
  clinic: 'klinika',
  laboratory: 'laboratoryo',
  veterinarian: 'beterinaryo',
  article: 'artikulo',
  event: 'kaganapan',
  'price cap': 'takdang presyo',
  synonym: 'kasingkahulugan',
}

/** What a record may still have, so that it cannot be deleted. */
export const HELD_NOUNS: Readonly<Record<string, string>> = {
  couriers: 'mga courier',
  doctors: 'mga doktor',
  offers: 'mga alok',
  'an application': 'aplikasyon',
  products: 'mga produkto',
  promotions: 'mga promo',
  'entries in the sales record book': 'mga tala sa aklat ng benta',
  orders: 'mga order',
  subcategories: 'mga subcategory',
  'sub-subcategories': 'mga sub-subcategory',
  users: 'mga gumagamit',
}

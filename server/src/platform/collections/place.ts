export const PLACE_COLUMNS = {
  address: 'address',
  province: 'province',
  city: 'city',
  barangay: 'barangay',
  latitude: 'latitude',
  longitude: 'longitude',
} as const

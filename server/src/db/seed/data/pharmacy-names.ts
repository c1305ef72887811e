/** Invented names; those with a dash are branches of a small chain. */
export const PHARMACY_NAMES: readonly string[] = [
  'Botika Maginhawa', 'Sampaguita Pharmacy', 'Tahanan Drugstore – Triangle', 'Bukas-Palad Botika', 'Ginhawa Pharmacy', 'Aling Rosa Drugstore', 'Tahanan Drugstore – Tandang Sora', 'Bagong Pag-asa Pharmacy',
  'Dapitan Botika', 'Lunti Pharmacy – Ermita', 'Perlas ng Silangan Drug', 'Mang Ambo Botika', 'Unibersidad Pharmacy',
  'Poblacion Night Pharmacy', 'Lunti Pharmacy – Bel-Air', 'Maaliwalas Drugstore', 'Tahanan Drugstore – Guadalupe', 'Siyudad Wellness Pharmacy', 'Bituin Botika',
  'Kapitolyo Care Pharmacy', 'Lunti Pharmacy – Ortigas', 'Rotonda Drug', 'Botika ng Pasigenyo', 'Malinis Pharmacy',
  'Lunti Pharmacy – Fort', 'Bayani Road Botika', 'Tahanan Drugstore – Ususan', 'Habagat Pharmacy',
  'Antipolo Heights Drugstore', 'Marilaque Botika', 'Tahanan Drugstore – Antipolo', 'Hinulugang Pharmacy',
  'Pine City Botika', 'Kennon Care Drugstore', 'Sayote Hill Pharmacy', 'Camp Seven Drug',
  'Kapampangan Care Pharmacy', 'Sindalan Drugstore', 'Parol Pharmacy', 'Santo Rosario Botika',
  'Lahug Family Pharmacy', 'Lunti Pharmacy – Mabolo', 'Sinulog Drug', 'Kapitolyo sa Sugbo Botika', 'Banilad Health Pharmacy', 'Talamban Drugstore', 'Sugbuanon Botika',
  'Batchoy District Pharmacy', 'Ilonggo Care Drugstore', 'Dinagyang Pharmacy', 'Molo Botika',
  'Masskara Pharmacy', 'Negrense Drugstore', 'Sugarland Botika', 'Ngiti Pharmacy',
  'Durian Park Pharmacy', 'Lunti Pharmacy – Davao', 'Toril Community Drug', 'Kadayawan Pharmacy', 'Golden Friendship Botika',
]

/** Invented makers. A house sells a whole line under one name, in one colour. */
export type House = {
  brand: string
  maker: string
  color: string
  accent: string
  /** How its prices stand to the middle. */
  level: number
}

export const MEDICINE_HOUSES: readonly House[] = [
  {
    brand: 'Payak Generics',
    maker: 'Payak Generics Laboratories, Inc.',
    color: '#3d6b8f',
    accent: '#9fc3d9',
    level: 0.62,
  },
  {
    brand: 'Hilomax',
    maker: 'Hilom Pharma Philippines, Inc.',
    color: '#0b7a63',
    accent: '#f2b53a',
    level: 1.08,
  },
  { brand: 'Salinaw', maker: 'Salinaw Laboratories, Inc.', color: '#1f4fb5', accent: '#6fd0e8', level: 1.0 },
  {
    brand: 'Luntiva',
    maker: 'Luntian Therapeutics Corporation',
    color: '#2f8f3e',
    accent: '#b8dd5a',
    level: 0.92,
  },
  {
    brand: 'Bayanor',
    maker: 'Bayanor Pharmaceuticals, Inc.',
    color: '#d4372c',
    accent: '#f6c445',
    level: 0.85,
  },
  {
    brand: 'Kalusyn',
    maker: 'Kalusyn Healthcare Manufacturing Corp.',
    color: '#0f8da6',
    accent: '#8fe0c8',
    level: 1.15,
  },
  {
    brand: 'Ginharyl',
    maker: 'Ginhawa Pharma Corporation',
    color: '#6a3fc0',
    accent: '#f29ad0',
    level: 1.22,
  },
  {
    brand: 'Tibayan',
    maker: 'Tibayan Drug Manufacturing, Inc.',
    color: '#e2692a',
    accent: '#ffd27a',
    level: 0.95,
  },
  {
    brand: 'Sinagtab',
    maker: 'Sinagtala Pharmaceutical Laboratories',
    color: '#c91f63',
    accent: '#f7a6c6',
    level: 1.3,
  },
  {
    brand: 'Alpasan',
    maker: 'Alpas Pharma Ventures, Inc.',
    color: '#123e7c',
    accent: '#f08a24',
    level: 1.05,
  },
  {
    brand: 'Pahingal',
    maker: 'Pahingal Bioscience Philippines',
    color: '#13706d',
    accent: '#f0d36a',
    level: 1.18,
  },
  {
    brand: 'Agapayin',
    maker: 'Agapay Generics and Trading, Inc.',
    color: '#8a2f5d',
    accent: '#f2c14e',
    level: 0.75,
  },
  {
    brand: 'Dalisure',
    maker: 'Dalisure Life Sciences, Inc.',
    color: '#2b7fd0',
    accent: '#ff9d6c',
    level: 1.12,
  },
  {
    brand: 'Lingapra',
    maker: 'Lingap Pharmaceutical Industries',
    color: '#4b5fa8',
    accent: '#7fd1b9',
    level: 0.88,
  },
]

export const GOODS_HOUSES = {
  vitamins: [
    { brand: 'Siglanova', maker: 'Siglanova Nutrition, Inc.', color: '#e07b12', accent: '#ffd34d', level: 1 },
    {
      brand: 'Arawee',
      maker: 'Arawee Wellness Corporation',
      color: '#f0a202',
      accent: '#e4572e',
      level: 0.9,
    },
    {
      brand: 'Sibolvita',
      maker: 'Sibol Natural Products, Inc.',
      color: '#3f8f3a',
      accent: '#d8e26b',
      level: 1.12,
    },
    {
      brand: 'Lusog Roots',
      maker: 'Lusog Roots Food Supplements',
      color: '#7a3fa0',
      accent: '#f2b6d8',
      level: 1.05,
    },
  ],
  baby: [
    {
      brand: 'Munting Yakap',
      maker: 'Munting Yakap Baby Care, Inc.',
      color: '#3aa6c9',
      accent: '#ffb3c7',
      level: 1,
    },
    {
      brand: 'Tinytala',
      maker: 'Tinytala Nutrition Philippines',
      color: '#d9578a',
      accent: '#9fd8f0',
      level: 1.12,
    },
    { brand: 'Duyan', maker: 'Duyan Family Products', color: '#6a8f2f', accent: '#ffd98a', level: 0.88 },
  ],
  care: [
    { brand: 'Linisan', maker: 'Linisan Home and Body Corp.', color: '#1490c9', accent: '#7be0d0', level: 1 },
    {
      brand: 'Halimuya',
      maker: 'Halimuya Personal Care, Inc.',
      color: '#b0489c',
      accent: '#ffc3e1',
      level: 1.1,
    },
    { brand: 'Presko', maker: 'Presko Consumer Products', color: '#159a6b', accent: '#c9ee7a', level: 0.9 },
  ],
  smile: [
    { brand: 'Ngitina', maker: 'Ngitina Oral Care, Inc.', color: '#d23b52', accent: '#6fc8f0', level: 1 },
    {
      brand: 'Perlas Dent',
      maker: 'Perlas Dental Products',
      color: '#2460b8',
      accent: '#9be8e0',
      level: 1.15,
    },
  ],
  devices: [
    { brand: 'Pulsori', maker: 'Pulsori Medical Devices', color: '#1f6fb2', accent: '#ff8a5c', level: 1.1 },
    { brand: 'Sukatan', maker: 'Sukatan Health Technologies', color: '#0f8070', accent: '#ffb84d', level: 1 },
    {
      brand: 'MediTala',
      maker: 'MediTala Instruments, Inc.',
      color: '#5a4bb0',
      accent: '#f06a8a',
      level: 0.86,
    },
  ],
  firstaid: [
    { brand: 'Tapalin', maker: 'Tapalin Medical Supplies', color: '#c8353a', accent: '#4fb6d8', level: 1 },
    { brand: 'Sagip', maker: 'Sagip First Aid Products', color: '#0e7f86', accent: '#f4b740', level: 0.9 },
    { brand: 'Bendahe', maker: 'Bendahe Surgical Trading', color: '#30589c', accent: '#8ed19b', level: 1.08 },
  ],
  beauty: [
    { brand: 'Marikita', maker: 'Marikita Skin Sciences', color: '#c2577b', accent: '#f5c8a8', level: 1.1 },
    {
      brand: 'Diwata Skin',
      maker: 'Diwata Cosmetics Laboratory',
      color: '#3b7f72',
      accent: '#f0cfa0',
      level: 1,
    },
    { brand: 'Ningas', maker: 'Ningas Beauty, Inc.', color: '#8c5a2b', accent: '#f2a65a', level: 0.9 },
  ],
  food: [
    { brand: 'Anihan', maker: 'Anihan Farm Foods', color: '#5f8a2a', accent: '#f2c14e', level: 1 },
    { brand: 'Bukid Best', maker: 'Bukid Best Nutrition', color: '#8a5a24', accent: '#c9df7a', level: 1.06 },
  ],
} as const satisfies Record<string, readonly House[]>

export type GoodsHouse = keyof typeof GOODS_HOUSES

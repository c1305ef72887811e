import { type Route, unlisted } from './route'
import type { Named, Samples } from './samples'

const KINDS = [
  { kind: 'clinics', one: 'clinic', title: 'Clinics' },
  { kind: 'hospitals', one: 'hospital', title: 'Hospitals' },
  { kind: 'laboratories', one: 'laboratory', title: 'Laboratories' },
  { kind: 'veterinarians', one: 'veterinarian', title: 'Veterinarians' },
] as const

/** Products by category, pharmacies and doctors. */
export function browseRoutes(samples: Samples): Route[] {
  const { product, category, subcategory, pharmacy, doctor, specialty } = samples
  const categories = '/browse/products/categories'
  const inCategory = `${categories}/${category.slug}/${category.id}`
  const inSubcategory = `${inCategory}/subcategories/${subcategory.slug}/${subcategory.id}`
  return [
    { route: '/browse/products', address: '/browse/products', h1: /./, crumbs: ['Products'] },
    {
      route: '/browse/products/{details}/{id?}',
      address: `/browse/products/${product.slug}/${product.id}`,
      h1: /./,
      title: /./,
    },
    {
      route: '/browse/products/{details}',
      address: `/browse/products/${product.slug}`,
      landsAt: `/browse/products/${product.slug}/${product.id}`,
      h1: /./,
      title: /./,
    },
    {
      route: `${categories}/{category?}/{id}`,
      address: inCategory,
      h1: category.name,
      crumbs: ['Products', category.name],
    },
    {
      route: `${categories}/{id}`,
      address: `${categories}/${category.id}`,
      canonical: inCategory,
      h1: category.name,
      crumbs: ['Products', category.name],
    },
    {
      route: `${categories}/{category?}/{id?}/subcategories/{subcategory?}/{scid?}`,
      address: inSubcategory,
      h1: subcategory.name,
      crumbs: ['Products', category.name, subcategory.name],
    },
    { route: '/browse/pharmacies', address: '/browse/pharmacies', h1: 'Pharmacies', crumbs: ['Pharmacies'] },
    ...detail('/browse/pharmacies', '{pharmacy}', pharmacy, ['Pharmacies']),
    { route: '/browse/doctors', address: '/browse/doctors', h1: 'Doctors', crumbs: ['Doctors'] },
    ...detail('/browse/doctors', '{doctor}', doctor),
    {
      route: '/browse/doctors/{specialty}/{subspecialty}',
      address: `/browse/doctors/${specialty.slug}/all`,
      h1: new RegExp(specialty.name),
      title: /./,
      crumbs: ['Doctors', specialty.name],
    },
    {
      route: '/browse/facilities',
      address: '/browse/facilities',
      h1: 'Health facilities',
      crumbs: ['Health facilities'],
    },
    ...KINDS.flatMap(({ kind, one, title }) => [
      {
        route: `/browse/facilities/${kind}`,
        address: `/browse/facilities/${kind}`,
        h1: title,
        crumbs: ['Health facilities', title],
      },
      ...detail(`/browse/facilities/${kind}`, `{${one}}`, samples[kind], ['Health facilities', title]),
    ]),
  ]
}

/** A record's page, and the address without its number that leads there. */
function detail(folder: string, part: string, record: Named, above?: string[]): Route[] {
  const address = `${folder}/${record.slug}/${record.id}`
  const shown = { h1: record.name, ...(above ? { crumbs: [...above, record.name] } : {}) }
  return [
    { route: `${folder}/${part}/{id?}`, address, ...shown },
    { route: `${folder}/${part}`, address: `${folder}/${record.slug}`, landsAt: address, ...shown },
  ]
}

const results = (route: string, address: string, h1: RegExp): Route =>
  unlisted({ route, address, h1, title: /./, crumbs: ['Search Results'] })

/** Search results of every kind. */
export const searchRoutes = (samples: Samples): Route[] => [
  results('/search/products/{keyword}', '/search/products/cetirizine', /cetirizine/),
  ...(['pharmacy', 'doctor'] as const).map((one) => {
    const kind = one === 'pharmacy' ? 'pharmacies' : 'doctors'
    return found(`/search/${kind}`, samples[one])
  }),
  ...KINDS.map(({ kind }) => found(`/search/facilities/${kind}`, samples[kind])),
]

function found(folder: string, { name }: Named): Route {
  const word = name.split(' ').at(-1) ?? name
  return results(`${folder}/{keyword}`, `${folder}/${encodeURIComponent(word)}`, new RegExp(word))
}

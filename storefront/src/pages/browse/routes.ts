import { FACILITY_SLUGS } from '../../lib/paths'
import { page } from '../../lib/router/route'

const at = 'src/pages/browse'

const category = {
  chunk: `${at}/products/category/page.tsx`,
  load: () => import('./products/category/page'),
  data: () => import('./products/category/loader'),
}

/** The same list serves the browse and the search address of its kind. */
export const pharmacyList = {
  chunk: `${at}/pharmacies/list/page.tsx`,
  load: () => import('./pharmacies/list/page'),
  data: () => import('./pharmacies/list/loader'),
}
export const doctorList = {
  chunk: `${at}/doctors/list/page.tsx`,
  load: () => import('./doctors/list/page'),
  data: () => import('./doctors/list/loader'),
}
export const facilityList = {
  chunk: `${at}/facilities/list/page.tsx`,
  load: () => import('./facilities/list/page'),
  data: () => import('./facilities/list/loader'),
}

export const browseRoutes = [
  page({
    path: '/browse/products',
    chunk: `${at}/products/list/page.tsx`,
    load: () => import('./products/list/page'),
    data: () => import('./products/list/loader'),
  }),
  page({ path: '/browse/products/categories/:category?/:id', ...category }),
  page({
    path: '/browse/products/categories/:category?/:id?/subcategories/:subcategory?/:scid?',
    ...category,
  }),
  page({
    path: '/browse/products/:details/:id?',
    chunk: `${at}/products/product/page.tsx`,
    load: () => import('./products/product/page'),
    data: () => import('./products/product/loader'),
  }),

  page({ path: '/browse/pharmacies', ...pharmacyList }),
  page({
    path: '/browse/pharmacies/:pharmacy/:id?',
    chunk: `${at}/pharmacies/pharmacy/page.tsx`,
    load: () => import('./pharmacies/pharmacy/page'),
    data: () => import('./pharmacies/pharmacy/loader'),
  }),

  page({ path: '/browse/doctors', ...doctorList }),
  page({
    path: '/browse/doctors/:doctor/:id?',
    chunk: `${at}/doctors/doctor/page.tsx`,
    load: () => import('./doctors/doctor/page'),
    data: () => import('./doctors/doctor/loader'),
  }),

  page({
    path: '/browse/facilities',
    chunk: `${at}/facilities/index/page.tsx`,
    load: () => import('./facilities/index/page'),
  }),
  ...FACILITY_SLUGS.flatMap((kind) => [
    page({ path: `/browse/facilities/${kind}`, ...facilityList }),
    page({
      path: `/browse/facilities/${kind}/:name/:id?`,
      chunk: `${at}/facilities/facility/page.tsx`,
      load: () => import('./facilities/facility/page'),
      data: () => import('./facilities/facility/loader'),
    }),
  ]),
]

import { FACILITY_SLUGS } from '../../lib/paths'
import { page } from '../../lib/router/route'
import { doctorList, facilityList, pharmacyList } from '../browse/routes'

export const searchRoutes = [
  page({
    path: '/search/products/:keyword?',
    chunk: 'src/pages/search/products/page.tsx',
    load: () => import('./products/page'),
    data: () => import('./products/loader'),
  }),
  page({ path: '/search/pharmacies/:keyword', ...pharmacyList }),
  page({ path: '/search/doctors/:keyword', ...doctorList }),
  ...FACILITY_SLUGS.map((kind) => page({ path: `/search/facilities/${kind}/:keyword`, ...facilityList })),
]

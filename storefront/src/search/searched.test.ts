import { expect, it } from 'vitest'
import { keywordAt } from './SearchBox'

it.each([
  ['/search/products/vitamin%20c', 'vitamin c'],
  ['/search/facilities/clinics/st.%20luke%2Fannex', 'st. luke/annex'],
  ['/search/doctors/pe%C3%B1a', 'peña'],
  ['/search/pharmacies/50%', '50%'],
  ['/search/products', ''],
  ['/search/facilities/clinics', ''],
  ['/browse/products/vitamins/3', ''],
  ['/', ''],
])('at %s are the words %s', (pathname, keyword) => {
  expect(keywordAt(pathname)).toBe(keyword)
})

// @vitest-environment node
import { PAGES } from '@botika/common/pages'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from './app/routes'

/** The addresses of the owner's document, as its section 2 has them, but for those of the back office. */
const ADDRESSES = `
  / /about-us /become-a-seller /contact-us /events /faq /how-it-works /how-to-use-{product} /login /news
  /news/{title}/{id?} /privacy-policy /register /register/pre-register /track-your-order
  /browse/products /browse/products/{details}/{id?} /browse/products/categories/{category?}/{id}
  /browse/products/categories/{category?}/{id?}/subcategories/{subcategory?}/{scid?}
  /browse/pharmacies /browse/pharmacies/{pharmacy}/{id?}
  /browse/doctors /browse/doctors/{doctor}/{id?} /browse/doctors/{specialty}/{subspecialty}
  /browse/facilities /browse/facilities/clinics /browse/facilities/hospitals /browse/facilities/laboratories
  /browse/facilities/veterinarians /browse/facilities/clinics/{clinic}/{id?}
  /browse/facilities/hospitals/{hospital}/{id?} /browse/facilities/laboratories/{laboratory}/{id?}
  /browse/facilities/veterinarians/{veterinarian}/{id?}
  /search/products/{keyword} /search/pharmacies/{keyword} /search/doctors/{keyword}
  /search/facilities/clinics/{keyword} /search/facilities/hospitals/{keyword}
  /search/facilities/laboratories/{keyword} /search/facilities/veterinarians/{keyword}
  /account /account/bookmarks /account/change_password /account/orders /account/orders/{details}/{id}
  /cart /cart/checkout /cart/checkout/error /cart/checkout/thank_you /cart/guest /cart/guest/checkout
  /cart/recurring/checkout /cart/recurring/checkout/thank_you /cart/testcarts
  /checkout /checkout/error /checkout/thank-you /checkout/reorder/{id} /checkout/reorder/thank_you
  /customer /customer/dashboard /callback
`
  .trim()
  .split(/\s+/)

const file = path.join(import.meta.dirname, '../../docs/specification.md')
/** The first column of every table that lists addresses of the storefront. */
const documented = [...readFileSync(file, 'utf8').matchAll(/^\| `(\/(?!seller|admin)[^`]*)` *\|/gm)].map(
  ([, address = '']) => address,
)

// what a part is called, and whether it may be left out, is nobody's business but the page's
const shapeOf = (address: string) =>
  address
    .replace('{product}', 'botika')
    .replace(/\{[^}]*\}|:\w+\??/g, '{}')
    .replace(/(?<=.)\/$/, '')
const shapes = (addresses: readonly string[]) => [...new Set(addresses.map(shapeOf))].sort()
const without = (addresses: readonly string[], known: readonly string[]) =>
  shapes(addresses).filter((address) => !shapes(known).includes(address))

describe('docs/specification.md', () => {
  it('names every address of the owner’s document', () => {
    expect(without(ADDRESSES, documented)).toEqual([])
  })

  it('names every address of the storefront, and none that is not there', () => {
    const there = routes.map((route) => route.path)
    // pages of words beyond the document's need no row
    const pages: readonly string[] = Object.values(PAGES)
    expect(
      without(
        there.filter((address) => !pages.includes(address)),
        documented,
      ),
    ).toEqual([])
    expect(without(documented, there)).toEqual([])
  })

  it('gives every difference that it mentions a row of its own', () => {
    const text = readFileSync(file, 'utf8')
    const [claims = '', differences = ''] = text.split('\n## Differences\n')
    const mentioned = [...claims.matchAll(/\b([DHM]\d+)\b/g)].map(([, number = '']) => number)
    const explained = [...differences.matchAll(/^\| ([DHM]\d+) *\|/gm)].map(([, number = '']) => number)
    expect(mentioned.filter((number) => !explained.includes(number))).toEqual([])
    expect(new Set(explained).size).toBe(explained.length)
  })
})

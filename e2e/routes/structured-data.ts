import { ORIGIN } from '../world'

type Node = Record<string, unknown>

interface Rule {
  /** Google's required properties, and those it recommends that we always have. */
  needs: readonly string[]
  may?: readonly string[]
}

const PLACE: Rule = {
  needs: ['name', 'url', 'address'],
  may: ['image', 'telephone', 'openingHours', 'geo'],
}

/** What each type must have, and what else it may: a property that nobody knows is a typing mistake. */
const RULES: Record<string, Rule> = {
  WebSite: { needs: ['name', 'url', 'potentialAction'] },
  SearchAction: { needs: ['target', 'query-input'] },
  Organization: { needs: ['name', 'url'], may: ['logo', 'description', 'areaServed'] },
  Product: {
    needs: ['name', 'description', 'url', 'image', 'offers'],
    may: ['brand', 'sku', 'aggregateRating'],
  },
  Brand: { needs: ['name'] },
  AggregateRating: { needs: ['ratingValue', 'reviewCount'] },
  AggregateOffer: { needs: ['priceCurrency', 'lowPrice', 'highPrice', 'offerCount', 'offers'] },
  Offer: { needs: ['price', 'priceCurrency', 'availability', 'seller'] },
  Pharmacy: PLACE,
  Hospital: PLACE,
  MedicalClinic: PLACE,
  DiagnosticLab: PLACE,
  VeterinaryCare: PLACE,
  Physician: PLACE,
  PostalAddress: { needs: ['addressCountry', 'addressLocality'], may: ['streetAddress', 'addressRegion'] },
  GeoCoordinates: { needs: ['latitude', 'longitude'] },
  Event: {
    needs: [
      'name',
      'startDate',
      'endDate',
      'location',
      'eventStatus',
      'eventAttendanceMode',
      'url',
      'organizer',
    ],
    may: ['description', 'image'],
  },
  Place: { needs: ['name', 'address'] },
  NewsArticle: {
    needs: ['headline', 'datePublished', 'dateModified', 'image', 'author', 'publisher', 'mainEntityOfPage'],
    may: ['description'],
  },
  BreadcrumbList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position', 'name'], may: ['item'] },
  FAQPage: { needs: ['mainEntity'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  Answer: { needs: ['text'] },
}

// the seller of an offer is a pharmacy by name alone
const SELLER: Rule = { needs: ['name'] }

const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/
const MONEY = /^(price|lowPrice|highPrice)$/

/** Everything that a page says of itself in JSON-LD. */
export const structuredData = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Node,
  )

/** What is wrong with it, by the properties that Google's documents ask for. */
export function faultsIn(
  node: Node,
  rule = RULES[String(node['@type'])],
  at = String(node['@type']),
): string[] {
  if (!rule) return [`${at} is no type that we use`]
  const { '@context': context, '@type': _type, ...properties } = node
  const isKnown = (name: string) => rule.needs.includes(name) || rule.may?.includes(name)
  return [
    ...(context !== undefined && context !== 'https://schema.org' ? [`${at} has a strange context`] : []),
    ...rule.needs.filter((name) => !(name in properties)).map((name) => `${at} has no ${name}`),
    ...Object.keys(properties)
      .filter((name) => !isKnown(name))
      .map((name) => `${at} has an unknown ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => faultsOf(name, value, `${at}.${name}`)),
  ]
}

function faultsOf(name: string, value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return value.length > 0 ? value.flatMap((one) => faultsOf(name, one, at)) : [`${at} is empty`]
  if (typeof value === 'object' && value !== null) {
    const node = value as Node
    const isSeller = name === 'seller'
    return isSeller ? faultsIn(node, SELLER, at) : faultsIn(node, undefined, `${at} ${String(node['@type'])}`)
  }
  if (value === null || value === undefined || value === '') return [`${at} is empty`]
  if (/^(url|image|logo|item|mainEntityOfPage|target)$/.test(name) && !isOurs(value))
    return [`${at} is ${String(value)}, not an address of ours`]
  if (/^(startDate|endDate|datePublished|dateModified)$/.test(name) && !DATE.test(String(value)))
    return [`${at} is no date: ${String(value)}`]
  if (
    MONEY.test(name) &&
    !(typeof value === 'number' && value > 0 && Math.round(value * 100) / 100 === value)
  )
    return [`${at} is no amount: ${String(value)}`]
  if (name === 'priceCurrency' && value !== 'PHP') return [`${at} is ${String(value)}`]
  if (
    /^(availability|eventStatus|eventAttendanceMode)$/.test(name) &&
    !/^https:\/\/schema\.org\/\w+$/.test(String(value))
  )
    return [`${at} is no word of schema.org`]
  return []
}

const isOurs = (value: unknown) =>
  typeof value === 'string' && (value === ORIGIN || value.startsWith(`${ORIGIN}/`))

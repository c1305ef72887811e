import { slugOf } from '@botika/common/slug'
import { manilaDay } from '@botika/common/time'
import { drawScene } from '../pictures/covers'
import type { Random } from '../pictures/random'
import type { contactMessages, events, news, preregisters, searchSynonyms } from '@botika/server/schema'
import { ARTICLES, EVENTS } from './data/articles'
import { CITIES } from './data/places'
import { SYNONYMS } from './data/synonyms'
import { mobile, placeIn } from './pharmacies'
import type { Pictures } from './pictures'

export type NewsRow = typeof news.$inferInsert & { id: number }
export type EventRow = typeof events.$inferInsert & { id: number }

const DAY = 86_400_000
const COLORS = [
  ['#0b7a63', '#f2b53a'],
  ['#c8384a', '#f7b6a4'],
  ['#2d5bd0', '#8fd6ee'],
  ['#d9772a', '#ffe08a'],
  ['#6a3fc0', '#f0a8d8'],
  ['#1288a6', '#b7e58a'],
] as const

export function makeNews(pictures: Pictures, now: Date): NewsRow[] {
  return ARTICLES.map(({ title, excerpt, body, motif, daysAgo }, index) => {
    const [color, accent] = COLORS[index % COLORS.length] ?? COLORS[0]
    const at = new Date(now.getTime() - (daysAgo ?? 1) * DAY)
    return {
      id: index + 1,
      title,
      slug: slugOf(title),
      body,
      excerpt,
      image: pictures.add(drawScene({ color, accent, motif, seed: title })),
      published_at: daysAgo === null ? null : at,
      created_at: at,
      updated_at: at,
    }
  })
}

export function makeEvents(random: Random, pictures: Pictures, now: Date): EventRow[] {
  return EVENTS.map(({ name, motif, inDays, lasts, city, venue, description }, index) => {
    const [color, accent] = COLORS[(index + 2) % COLORS.length] ?? COLORS[0]
    const place = placeIn(random, CITIES[city] ?? random.pick(CITIES))
    const dayIn = (days: number) => manilaDay(new Date(now.getTime() + days * DAY))
    return {
      id: index + 1,
      name,
      slug: slugOf(name),
      date: dayIn(inDays),
      ends_on: lasts ? dayIn(inDays + lasts - 1) : null,
      venue,
      ...place,
      image: pictures.add(drawScene({ color, accent, motif, seed: name })),
      description,
      created_at: now,
      updated_at: now,
    }
  })
}

const APPLICANTS = [
  [
    'Botika sa Kanto',
    'Joy Evangelista',
    'new',
    'We are a family pharmacy with one branch and would like to reach more people nearby.',
  ],
  [
    'Malasakit Drugstore',
    'Arnel Tolentino',
    'new',
    'Licensed since 2015. We deliver with our own rider within five kilometres.',
  ],
  ['Three Palms Pharmacy', 'Gina Abad', 'new', ''],
  ['Mura-Med Trading', 'Boy Cabrera', 'rejected', 'We sell imported supplements.'],
  ['Bituin Botika', 'Luz Panganiban', 'approved', 'Looking forward to joining.'],
] as const

export function makePreregisters(
  random: Random,
  now: Date,
): (typeof preregisters.$inferInsert & { id: number })[] {
  return APPLICANTS.map(([pharmacy_name, name, status, message], index) => {
    const { address, city } = placeIn(random, random.pick(CITIES))
    const at = new Date(now.getTime() - (index * 3 + 1) * DAY)
    return {
      id: index + 1,
      pharmacy_name,
      name,
      email: `${slugOf(name).replace('-', '.')}@example.com`,
      contact_number: mobile(random),
      address: `${address}, ${city}`,
      message,
      status,
      rejection_reason: status === 'rejected' ? 'No licence to operate a drugstore was shown.' : null,
      created_at: at,
      updated_at: at,
    }
  })
}

const MESSAGES = [
  [
    'Karen Mercado',
    'Delivery to Rizal',
    'Do you deliver to Taytay, or only within Antipolo? The checkout lets me choose it but I would like to be sure.',
  ],
  [
    'Edwin Lacson',
    'Receipt for reimbursement',
    'I need an official receipt in the name of my company. Where do I ask for it?',
  ],
  ['Mila Soriano', 'PWD ID', 'My mother has a PWD ID and a senior ID. Which one should I type at checkout?'],
  [
    'Robert Navarro',
    'Wrong strength listed',
    'One pharmacy lists amlodipine 10 mg with a picture of the 5 mg box. Please check.',
  ],
  ['Cynthia Ramos', 'Thank you', 'The nebulizer came the same afternoon. Salamat po.'],
  [
    'Jun Garcia',
    'Partnership',
    'We are a laboratory in Iloilo and would like to be listed among the facilities.',
  ],
] as const

export function makeMessages(now: Date): (typeof contactMessages.$inferInsert & { id: number })[] {
  return MESSAGES.map(([name, subject, message], index) => {
    const at = new Date(now.getTime() - (index * 2 + 0.3) * DAY)
    return {
      id: index + 1,
      name,
      email: `${slugOf(name).replace('-', '.')}@example.com`,
      subject,
      message,
      handled_at: index > 3 ? new Date(at.getTime() + DAY / 2) : null,
      created_at: at,
      updated_at: at,
    }
  })
}

export const makeSynonyms = (now: Date): (typeof searchSynonyms.$inferInsert & { id: number })[] =>
  SYNONYMS.map(([word, instead], index) => ({
    id: index + 1,
    word,
    instead,
    created_at: now,
    updated_at: now,
  }))

import * as search from '@botika/common/messages/search'
import type { Label, Message } from '@botika/common/messages/message'
import type { SearchReading } from '@botika/common/products/schema'
import { paths } from '../lib/paths'
import { t, withNodes } from '../lib/language/text'
import { Link } from 'react-router-dom'
import { Notice } from '../ui/Notice'
import ui from '../ui/ui.module.css'
import * as uiMessages from '@botika/common/messages/ui'

interface Props {
  reading: SearchReading
  toSearch: (keyword: string) => string
}

const REASONS: Record<
  SearchReading['corrections'][number]['kind'],
  Message<{ words: string; meant: string }>
> = {
  spelling: search.nothingWasFoundForWordsSo,
  synonym: search.nothingWasFoundForWordsSo,
  spacing: search.nothingWasFoundForWordsSo,
  brand: search.wordsIsNotSoldHereTheseContain,
  translation: search.wordsWasSearchedAsMeant,
}

const quoted = (words: readonly string[]) => words.map((one) => `“${one}”`).join(', ')

export function SearchNotes({
  reading,
  toSearch,
  hasOtherWords = true,
}: Props & { hasOtherWords?: boolean }) {
  const { corrections, left_out: leftOut } = reading
  return (
    <>
      <NotSoldNames reading={reading} />
      {corrections.length > 0 || leftOut.length > 0 ? (
        <Notice role="status" isApart>
          {corrections.map(({ typed, searched, kind }) => (
            <p key={typed}>{withNodes(REASONS[kind], { words: typed, meant: <b>{searched}</b> })}</p>
          ))}
          {leftOut.length > 0 ? <p>{t(search.nothingHasWordsAsWell, { words: quoted(leftOut) })}</p> : null}
        </Notice>
      ) : null}
      {hasOtherWords ? <OtherWords reading={reading} toSearch={toSearch} /> : null}
    </>
  )
}

export function hintFor(
  keyword: string,
  { refused, suggestions, unknown_words: unknown }: SearchReading,
): string | undefined {
  if (suggestions.length > 0 && unknown.length > 0)
    return t(search.noProductHasWords, { words: quoted(unknown) })
  if (refused.length > 0) return t(search.otherMedicinesAndHealthProducts)
  return placesIn(keyword).length > 0 ? t(search.theseWordsAskForAPlace) : undefined
}

export function NothingFound({ keyword, reading, toSearch }: Props & { keyword: string }) {
  const places = placesIn(keyword)
  const unknown = reading.unknown_words
  const isSaid = unknown.length === 1 && unknown[0] === keyword.trim().toLowerCase()
  return (
    <>
      {unknown.length > 0 && !isSaid && reading.suggestions.length === 0 ? (
        <p>{t(search.noProductHasWords, { words: quoted(unknown) })}</p>
      ) : null}
      <OtherWords reading={reading} toSearch={toSearch} />
      {places.length > 0 ? (
        <p className={ui.row}>
          {places.map(({ name, to }) => (
            <Link key={to} to={to} className={ui.outline}>
              {t(name)}
            </Link>
          ))}
        </p>
      ) : null}
    </>
  )
}

function OtherWords({ reading, toSearch }: Props) {
  const groups = [
    { title: search.didYouMean, words: reading.suggestions.filter(({ without }) => without.length === 0) },
    {
      title: search.searchWithFewerWords,
      words: reading.suggestions.filter(({ without }) => without.length > 0),
    },
  ]
  return (
    <>
      {groups.map(({ title, words }) =>
        words.length > 0 ? (
          <p key={t(title)} className={`${ui.row} ${ui.apart}`}>
            {t(title)}
            {words.map(({ keyword }) => (
              <Link key={keyword} to={toSearch(keyword)} className={ui.outline}>
                {keyword}
              </Link>
            ))}
          </p>
        ) : null,
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function NotSoldNames({ reading }: Pick<Props, 'reading'>) {
  if (reading.refused.length === 0) return null
  return (
    <Notice tone="warn" role="status" isApart>
      <div className={ui.stackS}>
        {reading.refused.map(({ typed, name, is_exact: isExact, law }) => (
          <p key={name} title={law}>
            <b>
              {t(
                typed === name
                  ? search.nameCantBeSoldOnline
                  : isExact
                    ? search.typedNameCantBeSoldOnline
                    : search.didYouMeanNameItCant,
                { name: typed === name ? capital(name) : name, typed: capital(typed) },
              )}
            </b>
          </p>
        ))}
        <p>{t(search.itIsADangerousDrug)}</p>
        <p className={ui.row}>
          <Link to={paths.pharmacies()} className={ui.outline}>
            {t(search.findAPharmacy)}
          </Link>
          <Link to={paths.doctors()} className={ui.outline}>
            {t(search.findADoctor)}
          </Link>
        </p>
      </div>
    </Notice>
  )
}

export interface Place {
  name: Label
  to: string
}

const PLACES: readonly (Place & { pattern: RegExp })[] = [
  {
    pattern: /\b(open|bukas|24 ?(hours?|hrs?|oras|7))\b/,
    name: search.pharmaciesOpenNow,
    to: paths.pharmacies({ open_now: 'true' }),
  },
  {
    pattern:
      /\b(pharmac(y|ies)|botika|drug ?stores?|near( ?(me|by|est))?|malapit|open now|24 ?(hours?|hrs?|oras))\b/,
    name: uiMessages.allPharmacies,
    to: paths.pharmacies(),
  },
  {
    pattern: /\b(doctors?|doktora?|\w+logist|pediatrician|dentist|derma)\b/,
    name: uiMessages.allDoctors,
    to: paths.doctors(),
  },
  {
    pattern: /\b(hospitals?|ospital|emergency)\b/,
    name: uiMessages.hospitals,
    to: paths.facilityList('hospitals'),
  },
  { pattern: /\b(clinics?|klinika)\b/, name: uiMessages.clinics, to: paths.facilityList('clinics') },
  {
    pattern: /\b(lab(orator(y|ies)|oratoryo)?|x-?rays?|ultrasound|cbc)\b/,
    name: uiMessages.laboratories,
    to: paths.facilityList('laboratories'),
  },
  {
    pattern: /\b(vets?|veterinarians?|beterinaryo)\b/,
    name: uiMessages.veterinarians,
    to: paths.facilityList('veterinarians'),
  },
]

export const placesIn = (keyword: string): Place[] =>
  PLACES.filter(({ pattern }) => pattern.test(keyword.toLowerCase())).map(({ name, to }) => ({ name, to }))

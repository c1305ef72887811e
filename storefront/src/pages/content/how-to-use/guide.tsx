import * as catalogue from '@botika/common/messages/catalogue'
import * as words from '@botika/common/messages/how-to-use'
import type { Label } from '@botika/common/messages/message'
import * as ui from '@botika/common/messages/ui'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Section } from '../../../content/Sections'
import { t, withNodes } from '../../../lib/language/text'
import { paths } from '../../../lib/paths'

const says = (...labels: Label[]) => labels.map((label) => <p key={t(label)}>{t(label)}</p>)
const points = (...labels: Label[]) => (
  <ul>
    {labels.map((label) => (
      <li key={t(label)}>{t(label)}</li>
    ))}
  </ul>
)
const named = (List: 'ol' | 'ul', ...entries: [name: Label, text: string][]) => (
  <List>
    {entries.map(([name, text]) => (
      <li key={text}>
        <b>{t(name)}</b> {text}
      </li>
    ))}
  </List>
)
const section = (id: string, title: Label, ...body: ReactNode[]): Section => ({
  id,
  title: t(title),
  body: createElement(Fragment, null, ...body),
})

/** How to use the shop, from the first search to the parcel, in the reader's language. */
export function guide(): Section[] {
  const { fee } = DELIVERY_OPTIONS[0]
  const nearestFirst = t(catalogue.nearestFirst)
  const link = <Link to={paths.trackYourOrder()}>{t(ui.trackYourOrder)}</Link>
  return [
    section(
      'place',
      words.sayWhere,
      <p>{t(words.chooseACity, { nearestFirst })}</p>,
      says(words.placeIsKept),
    ),
    section(
      'search',
      words.search,
      says(words.typeIntoTheBox),
      points(words.genericName, words.brandMisspelled, words.strengthWithIt, words.pharmacyDoctorHospital),
      <p>{t(words.narrowBy, { filters: t(ui.filters) })}</p>,
    ),
    section(
      'compare',
      words.compare,
      says(words.threeQuestions),
      named(
        'ul',
        [words.whoHasIt, t(words.everyPharmacy)],
        [words.whatElse, t(words.equivalentsHave)],
        [words.whatMustIKnow, t(words.whatItIsFor)],
      ),
    ),
    section('cart', words.fillYourCart, says(words.roundButton, words.tickWhatYouWant)),
    section(
      'checkout',
      words.checkOut,
      named(
        'ol',
        [words.contact, t(words.yourNameEmail)],
        [words.delivery, t(words.toYourDoor, { fee: String(fee) })],
        [words.payment, t(words.cashWhenYouHaveIt)],
        [words.review, t(words.theWholeSum)],
      ),
      says(words.pressAgain),
    ),
    section(
      'prescription',
      words.addAPrescription,
      says(words.rxNeedsOne),
      points(words.layThePaperFlat, words.mustBeReadable, words.formats),
      says(words.keepThePaper),
    ),
    section(
      'discount',
      words.useADiscount,
      says(words.whoseDiscount),
      <p>
        <Link to={`${paths.howItWorks()}#discount`}>{t(words.howComputed)}</Link>
      </p>,
    ),
    section(
      'track',
      words.trackYourOrder,
      <p>{withNodes(words.startsWithBtk, { link })}</p>,
      says(words.namesNobody),
    ),
    section(
      'account',
      words.withAnAccount,
      says(words.freeAndOptional),
      <p>
        <Link to={paths.register()}>{t(words.createAnAccount)}</Link>
      </p>,
    ),
  ]
}

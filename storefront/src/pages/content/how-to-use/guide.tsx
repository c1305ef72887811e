import * as catalogue from '@botika/common/messages/catalogue'
import * as words from '@botika/common/messages/how-to-use'
import type { Label } from '@botika/common/messages/message'
import * as ui from '@botika/common/messages/ui'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { Link } from 'react-router-dom'
import type { Block, Section } from '../../../content/Sections'
import { t, withNodes } from '../../../lib/language/text'
import { paths } from '../../../lib/paths'

const named = (List: 'ol' | 'ul', ...entries: [name: Label, text: string][]) => (
  <List key="named">
    {entries.map(([name, text]) => (
      <li key={text}>
        <b>{t(name)}</b> {text}
      </li>
    ))}
  </List>
)
const section = (id: string, title: Label, ...body: Block[]): Section => ({ id, title: t(title), body })

/** How to use the shop, from the first search to the parcel, in the reader's language. */
export function guide(): Section[] {
  const { fee } = DELIVERY_OPTIONS[0]
  const nearestFirst = t(catalogue.nearestFirst)
  const link = <Link to={paths.trackYourOrder()}>{t(ui.trackYourOrder)}</Link>
  return [
    section('place', words.sayWhere, t(words.chooseACity, { nearestFirst }), t(words.placeIsKept)),
    section(
      'search',
      words.search,
      t(words.typeIntoTheBox),
      [
        t(words.genericName),
        t(words.brandMisspelled),
        t(words.strengthWithIt),
        t(words.pharmacyDoctorHospital),
      ],
      t(words.narrowBy, { filters: t(ui.filters) }),
    ),
    section(
      'compare',
      words.compare,
      t(words.threeQuestions),
      named(
        'ul',
        [words.whoHasIt, t(words.everyPharmacy)],
        [words.whatElse, t(words.equivalentsHave)],
        [words.whatMustIKnow, t(words.whatItIsFor)],
      ),
    ),
    section('cart', words.fillYourCart, t(words.roundButton), t(words.tickWhatYouWant)),
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
      t(words.pressAgain),
    ),
    section(
      'prescription',
      words.addAPrescription,
      t(words.rxNeedsOne),
      [t(words.layThePaperFlat), t(words.mustBeReadable), t(words.formats)],
      t(words.keepThePaper),
    ),
    section(
      'discount',
      words.useADiscount,
      t(words.whoseDiscount),
      <p key="computed">
        <Link to={`${paths.howItWorks()}#discount`}>{t(words.howComputed)}</Link>
      </p>,
    ),
    section(
      'track',
      words.trackYourOrder,
      <p key="link">{withNodes(words.startsWithBtk, { link })}</p>,
      t(words.namesNobody),
    ),
    section(
      'account',
      words.withAnAccount,
      t(words.freeAndOptional),
      <p key="register">
        <Link to={paths.register()}>{t(words.createAnAccount)}</Link>
      </p>,
    ),
  ]
}

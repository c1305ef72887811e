import * as guide from '@botika/common/messages/guide'
import * as uiMessages from '@botika/common/messages/ui'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { DELIVERY_LABELS } from '../../../lib/order-labels'
import { DiscountExamples } from '../../../content/DiscountExamples'
import { Hero } from '../../../content/Hero'
import prose from '../../../content/Prose.module.css'
import split from '../../../content/Split.module.css'
import { Steps } from '../../../content/Steps'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

const [delivery, pickUp] = DELIVERY_OPTIONS

const STEPS = [
  { title: guide.pharmaciesShowTheirShelves, text: guide.licensedPharmaciesEnterTheirOwn },
  { title: guide.youSearchOnce, text: guide.byBrandByGenericName },
  { title: guide.youOrderFromOnePharmacy, text: guide.noAccountNeededTheWhole },
  { title: guide.aPharmacistChecks, text: guide.ifThereIsAPrescription },
  { title: guide.youFollowItByItsNumber, text: guide.confirmedShippedReceivedEachPharmacys },
  { title: guide.youPayWhenYouHaveIt, text: guide.inCashAtYourDoor },
]

export const Component = () => (
  <>
    <Head
      title={t(uiMessages.howItWorks)}
      description={t(guide.howBotikaWorksComparePharmacies)}
      path={paths.howItWorks()}
    />
    <Hero
      kicker={t(uiMessages.howItWorks)}
      title={t(guide.fromAPharmacysShelfToYourDoor)}
      lead={t(guide.searchOnceSeeEveryPrice)}
    >
      <Link to={paths.products()}>{t(uiMessages.browseMedicines)}</Link>
      <Link to={paths.howToUse()}>{t(uiMessages.howToUse)}</Link>
    </Hero>
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Breadcrumbs crumbs={[{ name: t(uiMessages.howItWorks) }]} />
      <div className={split.split}>
        <section className={ui.stack} aria-labelledby="steps">
          <h2 id="steps">{t(guide.stepByStep)}</h2>
          <Steps steps={STEPS} />
        </section>
        <div className={ui.stack}>
          <section className={ui.card} aria-labelledby="delivery">
            <h2 id="delivery">{t(guide.whatDeliveryCosts)}</h2>
            <div className={prose.prose}>
              <ul>
                <li>
                  {withNodes(guide.boldFeeForAnOrder, {
                    bold: <b>{t(DELIVERY_LABELS.door_to_door)}:</b>,
                    fee: delivery.fee,
                  })}
                </li>
                <li>
                  {withNodes(guide.boldValueWaitUntilItIsConfirmed, {
                    bold: <b>{t(DELIVERY_LABELS.pick_up)}:</b>,
                    value: pickUp.fee === 0 ? t(guide.free) : `₱${pickUp.fee}`,
                  })}
                </li>
              </ul>
            </div>
          </section>
          <section className={ui.card} aria-labelledby="generics">
            <h2 id="generics">{t(guide.whyTheGenericNameComesFirst)}</h2>
            <div className={prose.prose}>
              <p>{t(guide.theGenericsActRa6675)}</p>
              <p>{t(guide.everyProductPageListsSuch)}</p>
            </div>
          </section>
        </div>
      </div>
      <section className={ui.stack} aria-labelledby="discount">
        <h2 id="discount">{t(guide.howTheSeniorCitizenAndPwd)}</h2>
        <div className={prose.prose}>
          <p>{t(guide.republicActs9994And10754)}</p>
        </div>
        <DiscountExamples />
        <div className={prose.prose}>
          <p>{t(guide.theDiscountDoesNotAdd)}</p>
        </div>
      </section>
      <p className={ui.row}>
        <Link to={paths.products()} className={ui.primary}>
          {t(uiMessages.browseMedicines)}
        </Link>
        <Link to={paths.faq()} className={ui.outline}>
          {t(uiMessages.faqs)}
        </Link>
      </p>
    </div>
  </>
)

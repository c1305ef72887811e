import * as selling from '@botika/common/messages/selling'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { Hero } from '../../../content/Hero'
import prose from '../../../content/Prose.module.css'
import { Questions } from '../../../content/Questions'
import { SELLER_QUESTIONS } from '../../../content/questions'
import { type Reason, Reasons } from '../../../content/Reasons'
import styles from '../../../content/Split.module.css'
import { Steps } from '../../../content/Steps'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

const REASONS: readonly Reason[] = [
  { icon: 'search', title: selling.foundByThoseWhoLook, text: selling.peopleSearchByBrandByGeneric },
  { icon: 'store', title: selling.yourShelfYourPrices, text: selling.setPriceAndStockForEach },
  { icon: 'box', title: selling.ordersInClearSteps, text: selling.confirmShipReceivedPaidCompleted },
  { icon: 'paper', title: selling.prescriptionsWithTheOrder, text: selling.thePictureIsThereBefore },
  { icon: 'heart', title: selling.discountsToTheCentavo, text: selling.seniorCitizenAndPwdDiscounts },
  { icon: 'check', title: selling.nothingSoldTwice, text: selling.stockGoesDownTheMoment },
]

const STEPS = [
  { title: selling.preRegister, text: selling.theNameOfYourPharmacy },
  { title: selling.weCheckYourLicence, text: selling.weLookUpYourFda },
  { title: uiMessages.setYourPassword, text: selling.anEmailComesWithALink },
  { title: selling.fillYourShelf, text: selling.chooseFromTheMedicinesThatAreKnown },
  { title: selling.takeYourFirstOrder, text: selling.itAppearsOnYourDashboard },
]

export const Component = () => (
  <>
    <Head
      title={t(uiMessages.becomeASeller)}
      description={t(selling.getMoreCustomersForYourPharmacy)}
      path={paths.becomeASeller()}
    />
    <Hero
      kicker={t(selling.forLicensedPharmacies)}
      title={t(selling.getMoreCustomersYour)}
      lead={t(selling.peopleNearbyAreSearchingForWhatStands)}
    >
      <Link to={paths.preRegister()}>{t(selling.preRegisterYourPharmacy)}</Link>
      <a href="#steps">{t(selling.howItGoes)}</a>
    </Hero>
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Breadcrumbs crumbs={[{ name: t(uiMessages.becomeASeller) }]} />
      <section className={ui.stack} aria-labelledby="reasons">
        <h2 id="reasons">{t(uiMessages.whatYouGet)}</h2>
        <Reasons reasons={REASONS} />
      </section>
      <div className={styles.split}>
        <section className={ui.stack} aria-labelledby="steps">
          <h2 id="steps">{t(selling.howItGoes)}</h2>
          <Steps steps={STEPS} />
        </section>
        <section className={ui.card} aria-labelledby="needs">
          <h2 id="needs">{t(selling.whatYouNeed)}</h2>
          <div className={prose.prose}>
            <ul>
              <li>{t(selling.aValidLicenceToOperate)}</li>
              <li>{t(selling.aRegisteredPharmacistWithACurrent)}</li>
              <li>{t(selling.yourBusinessPermitAndBir)}</li>
              <li>{t(selling.somebodyWhoLooksAtOrders)}</li>
            </ul>
            <p>{t(selling.preRegisteringIsFreeAndBinds)}</p>
          </div>
          <p className={styles.apply}>
            <Link to={paths.preRegister()} className={`${ui.primary} ${ui.big} ${ui.wide}`}>
              {t(selling.preRegisterYourPharmacy)}
            </Link>
          </p>
        </section>
      </div>
      <section className={ui.stack} aria-labelledby="questions">
        <h2 id="questions">{t(selling.whatPharmaciesAsk)}</h2>
        <Questions questions={SELLER_QUESTIONS} />
        <p>
          {withNodes(selling.somethingElseLink, {
            link: <Link to={paths.contactUs()}>{t(selling.writeToUs)}</Link>,
          })}
        </p>
      </section>
    </div>
  </>
)

import * as content from '@botika/common/messages/content'
import { formatNumber } from '@botika/common/numbers/format-number'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { Hero } from '../../../content/Hero'
import prose from '../../../content/Prose.module.css'
import { type Reason, Reasons } from '../../../content/Reasons'
import { paths } from '../../../lib/paths'
import { useLoaderData } from '../../../lib/router/page-context'
import { useOrigin } from '../../../lib/site'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import { JsonLd } from '../../../ui/JsonLd'
import ui from '../../../ui/ui.module.css'
import type { loader } from './loader'
import styles from './Figures.module.css'

const DESCRIPTION = content.botikaPutsTheShelvesOfLicensed

const PROMISES: readonly Reason[] = [
  { icon: 'pill', title: content.theGenericNameFirst, text: content.whatIsInsideAMedicine },
  { icon: 'shield', title: uiMessages.licensedPharmaciesOnly, text: content.eachShowsItsFdaLicence },
  { icon: 'paper', title: content.aPharmacistLooks, text: content.everyPrescriptionIsReadByAPharmacist },
  { icon: 'heart', title: content.theLawfulPriceForSeniors, text: content.vatOffThen20PercentOff },
]

export function Component() {
  const { pharmacies, products, doctors, facilities } = useLoaderData<typeof loader>()
  const origin = useOrigin()
  return (
    <>
      <Head title={t(uiMessages.aboutUs)} description={t(DESCRIPTION)} path={paths.aboutUs()} />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'Organization',
            name: 'Botika',
            url: origin,
            logo: `${origin}/icons/512.png`,
            description: t(DESCRIPTION),
            areaServed: 'PH',
          }
        }
      />
      <Hero
        kicker={t(uiMessages.aboutUs)}
        title={t(content.everyPriceInTheOpen)}
        lead={t(content.aMedicineCanCostTwice)}
      >
        <Link to={paths.products()}>{t(uiMessages.browseMedicines)}</Link>
        <Link to={paths.howItWorks()}>{t(content.howItWorks)}</Link>
      </Hero>
      <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
        <Breadcrumbs crumbs={[{ name: t(uiMessages.aboutUs) }]} />
        <Figures
          figures={[
            {
              value: pharmacies,
              text: t(pharmacies === 1 ? content.licensedPharmacy : content.licensedPharmacies),
            },
            {
              value: products,
              text: t(products === 1 ? content.medicineOrHealthProduct : content.medicinesAndHealthProducts),
            },
            { value: doctors, text: t(doctors === 1 ? uiMessages.doctorNoun : uiMessages.doctorsNoun) },
            {
              value: facilities,
              text: t(
                facilities === 1 ? content.hospitalClinicLabOrVet : content.hospitalsClinicsLabsAndVets,
              ),
            },
          ]}
        />
        <section className={ui.stackS} aria-labelledby="why">
          <h2 id="why">{t(content.whyWeBuiltThis)}</h2>
          <div className={prose.prose}>
            <p>{t(content.aParentWithAFeverish)}</p>
            <p>{t(content.soWeAskLocalPharmacies)}</p>
          </div>
        </section>
        <section className={ui.stack} aria-labelledby="promises">
          <h2 id="promises">{t(content.whatWeHoldTo)}</h2>
          <Reasons reasons={PROMISES} />
        </section>
        <section className={ui.stackS} aria-labelledby="quiet">
          <h2 id="quiet">{t(content.whatWeLeaveOut)}</h2>
          <div className={prose.prose}>
            <p>
              {withNodes(content.thereAreNoAdvertisementsBetween, {
                link: <Link to={paths.privacyPolicy()}>{t(uiMessages.privacyPolicy)}</Link>,
              })}
            </p>
          </div>
        </section>
        <p className={ui.row}>
          <Link to={paths.becomeASeller()} className={ui.primary}>
            <Icon name="store" size={18} /> {t(content.iHaveAPharmacy)}
          </Link>
          <Link to={paths.contactUs()} className={ui.outline}>
            {t(uiMessages.contactUsLink)}
          </Link>
        </p>
      </div>
    </>
  )
}

interface FiguresProps {
  figures: readonly { value: number; text: string }[]
}

function Figures({ figures }: FiguresProps) {
  const shown = figures.filter(({ value }) => value > 0)
  if (shown.length === 0) return null
  return (
    <dl className={styles.figures}>
      {shown.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

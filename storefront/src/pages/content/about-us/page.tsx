import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t, word } from '../../../lib/language/words'
import { Figures } from '../../../content/Figures'
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

const DESCRIPTION = word(
  'Botika puts the shelves of licensed pharmacies in the Philippines on one page: who has your medicine, for how much, and how far away.',
)

const PROMISES: readonly Reason[] = [
  {
    icon: 'pill',
    title: word('The generic name first'),
    text: word(
      'What is inside a medicine stands above its brand, and the same medicine under other names is one tap away, with the price of one tablet.',
    ),
  },
  {
    icon: 'shield',
    title: word('Licensed pharmacies only'),
    text: word(
      'Each shows its FDA licence. On the day a licence expires, that pharmacy’s offers leave the shelves by themselves.',
    ),
  },
  {
    icon: 'paper',
    title: word('A pharmacist looks'),
    text: word(
      'Every prescription is read by a pharmacist before an order is confirmed. Dangerous drugs are not sold here at all.',
    ),
  },
  {
    icon: 'heart',
    title: word('The lawful price for seniors and PWDs'),
    text: word(
      'VAT off, then 20% off, worked out line by line before you order, and never less than a promotion would give.',
    ),
  },
]

/** Who stands behind the marketplace, and what it holds to. */
export function Component() {
  const { pharmacies, products, doctors, facilities } = useLoaderData<typeof loader>()
  const origin = useOrigin()
  return (
    <>
      <Head title={t('About Us')} description={DESCRIPTION} path={paths.aboutUs()} />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'Organization',
            name: 'Botika',
            url: origin,
            logo: `${origin}/icons/512.png`,
            description: DESCRIPTION,
            areaServed: 'PH',
          }
        }
      />
      <Hero
        kicker={t('About Us')}
        title={t('Every price in the open, from the pharmacies around you.')}
        lead={t(
          'A medicine can cost twice as much on one side of the street as on the other, and nobody tells you. We do.',
        )}
      >
        <Link to={paths.products()}>{t('Browse medicines')}</Link>
        <Link to={paths.howItWorks()}>{t('How it works')}</Link>
      </Hero>
      <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
        <Breadcrumbs crumbs={[{ name: t('About Us') }]} />
        <Figures
          figures={[
            { value: pharmacies, text: t(pharmacies === 1 ? 'licensed pharmacy' : 'licensed pharmacies') },
            {
              value: products,
              text: t(products === 1 ? 'medicine or health product' : 'medicines and health products'),
            },
            { value: doctors, text: t(doctors === 1 ? 'doctor' : 'doctors') },
            {
              value: facilities,
              text: t(
                facilities === 1 ? 'hospital, clinic, lab or vet' : 'hospitals, clinics, labs and vets',
              ),
            },
          ]}
        />
        <section className={ui.stackS} aria-labelledby="why">
          <h2 id="why">{t('Why we built this')}</h2>
          <div className={prose.prose}>
            <p>
              {t(
                'A parent with a feverish child should not have to walk from counter to counter to find who has the syrup. A grandmother on five maintenance medicines should not pay the price of whichever shop is closest, only because she cannot know the others. And the drugstore on the corner, with fair prices and a pharmacist who knows your name, should be as easy to find as a chain.',
              )}
            </p>
            <p>
              {t(
                'So we ask local pharmacies to put their shelves on one page, with real prices and real stock. You search once, compare, and order from one of them or from several. They pack it and bring it to your door, or you fetch it. We are not a pharmacy, and we do not sell medicine: we connect you with those who are licensed to.',
              )}
            </p>
          </div>
        </section>
        <section className={ui.stack} aria-labelledby="promises">
          <h2 id="promises">{t('What we hold to')}</h2>
          <Reasons reasons={PROMISES} />
        </section>
        <section className={ui.stackS} aria-labelledby="quiet">
          <h2 id="quiet">{t('What we leave out')}</h2>
          <div className={prose.prose}>
            <p>
              {withNodes(
                'There are no advertisements between you and a price, no pharmacy can pay to stand first, and no script of another company watches what you search for. What you tell us about your health is seen by you and by the pharmacy that serves you; the {link} says the rest in plain words.',
                { link: <Link to={paths.privacyPolicy()}>{t('Privacy Policy')}</Link> },
              )}
            </p>
          </div>
        </section>
        <p className={ui.row}>
          <Link to={paths.becomeASeller()} className={ui.primary}>
            <Icon name="store" size={18} /> {t('I have a pharmacy')}
          </Link>
          <Link to={paths.contactUs()} className={ui.outline}>
            {t('Contact us')}
          </Link>
        </p>
      </div>
    </>
  )
}

import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t, word } from '../../../lib/language/words'
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
  {
    icon: 'search',
    title: word('Found by those who look for it'),
    text: word(
      'People search by brand, by generic name, with typing mistakes, and see you by how near you are.',
    ),
  },
  {
    icon: 'store',
    title: word('Your shelf, your prices'),
    text: word(
      'Set price and stock for each product, one at a time or with a spreadsheet. Your name stands on every offer.',
    ),
  },
  {
    icon: 'box',
    title: word('Orders in clear steps'),
    text: word(
      'Confirm, ship, received, paid, completed: always one next step, on the phone behind the counter too.',
    ),
  },
  {
    icon: 'paper',
    title: word('Prescriptions with the order'),
    text: word(
      'The picture is there before you confirm. Your pharmacist accepts it, or rejects it with a reason.',
    ),
  },
  {
    icon: 'heart',
    title: word('Discounts to the centavo'),
    text: word(
      'Senior citizen and PWD discounts are computed for you, with a sales record book to download each month.',
    ),
  },
  {
    icon: 'check',
    title: word('Nothing sold twice'),
    text: word(
      'Stock goes down the moment somebody orders, however many order at once, and comes back when they cancel.',
    ),
  },
]

const STEPS = [
  {
    title: word('Pre-register'),
    text: word('The name of your pharmacy and how we reach you. It takes two minutes.'),
  },
  {
    title: word('We check your licence'),
    text: word('We look up your FDA licence to operate and may call you with a question or two.'),
  },
  {
    title: word('Set your password'),
    text: word('An email comes with a link. Add your address, opening hours and a picture of your shop.'),
  },
  {
    title: word('Fill your shelf'),
    text: word(
      'Choose from the medicines that are known here and type price and stock, or send your list as a CSV or Excel file.',
    ),
  },
  {
    title: word('Take your first order'),
    text: word('It appears on your dashboard and in your email, with one button to press next.'),
  },
]

/** Why a pharmacy should sell here, and how it begins. */
export const Component = () => (
  <>
    <Head
      title={t('Become a Seller')}
      description={t(
        'Get more customers for your pharmacy: show your prices and stock to people nearby. Licensed pharmacies in the Philippines can pre-register in two minutes.',
      )}
      path={paths.becomeASeller()}
    />
    <Hero
      kicker={t('For licensed pharmacies')}
      title={t('Get more customers for your pharmacy.')}
      lead={t(
        'People nearby are searching for what stands on your shelf. Let them find it at your price, under your name.',
      )}
    >
      <Link to={paths.preRegister()}>{t('Pre-register your pharmacy')}</Link>
      <a href="#steps">{t('How it goes')}</a>
    </Hero>
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Breadcrumbs crumbs={[{ name: t('Become a Seller') }]} />
      <section className={ui.stack} aria-labelledby="reasons">
        <h2 id="reasons">{t('What you get')}</h2>
        <Reasons reasons={REASONS} />
      </section>
      <div className={styles.split}>
        <section className={ui.stack} aria-labelledby="steps">
          <h2 id="steps">{t('How it goes')}</h2>
          <Steps steps={STEPS} />
        </section>
        <section className={ui.card} aria-labelledby="needs">
          <h2 id="needs">{t('What you need')}</h2>
          <div className={prose.prose}>
            <ul>
              <li>
                {t('A valid licence to operate (LTO) as a drugstore from the Food and Drug Administration')}
              </li>
              <li>{t('A registered pharmacist, with a current PRC licence')}</li>
              <li>
                {t('Your business permit and BIR registration; we ask whether you are registered for VAT')}
              </li>
              <li>{t('Somebody who looks at orders while you are open; a phone is enough')}</li>
            </ul>
            <p>{t('Pre-registering is free and binds you to nothing.')}</p>
          </div>
          <p className={styles.apply}>
            <Link to={paths.preRegister()} className={`${ui.primary} ${ui.big} ${ui.wide}`}>
              {t('Pre-register your pharmacy')}
            </Link>
          </p>
        </section>
      </div>
      <section className={ui.stack} aria-labelledby="questions">
        <h2 id="questions">{t('What pharmacies ask')}</h2>
        <Questions questions={SELLER_QUESTIONS} />
        <p>
          {withNodes('Something else? {link}.', {
            link: <Link to={paths.contactUs()}>{t('Write to us')}</Link>,
          })}
        </p>
      </section>
    </div>
  </>
)

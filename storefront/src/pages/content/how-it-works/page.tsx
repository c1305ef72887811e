import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t, word } from '../../../lib/language/words'
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
  {
    title: word('Pharmacies show their shelves'),
    text: word(
      'Licensed pharmacies enter their own prices and stock. We check the licence; the price is theirs, and never above a maximum retail price that the government has set.',
    ),
  },
  {
    title: word('You search once'),
    text: word(
      'By brand, by generic name, or by what you remember of the box. You see every offer, cheapest or nearest first, and the same medicine under its other names.',
    ),
  },
  {
    title: word('You order, from one pharmacy or from several'),
    text: word(
      'No account needed. The whole sum, with discounts and delivery, stands there before you place anything. If a price has changed meanwhile, you are told first.',
    ),
  },
  {
    title: word('A pharmacist checks'),
    text: word(
      'If there is a prescription, the pharmacy reads it. Then it confirms your order and packs it. What you ordered is set aside for you from the moment you place it.',
    ),
  },
  {
    title: word('You follow it by its number'),
    text: word(
      'Confirmed, shipped, received: each pharmacy’s part shows where it is. Until a part is shipped you can cancel it freely.',
    ),
  },
  {
    title: word('You pay when you have it'),
    text: word('In cash, at your door or at the counter. The official receipt comes from the pharmacy.'),
  },
]

/** From the shelf of a pharmacy to somebody's door. */
export const Component = () => (
  <>
    <Head
      title={t('How it Works')}
      description={t(
        'How Botika works: compare pharmacies, order with or without an account, have prescriptions checked, get the lawful discount, pay in cash and track your order.',
      )}
      path={paths.howItWorks()}
    />
    <Hero
      kicker={t('How it Works')}
      title={t('From a pharmacy’s shelf to your door.')}
      lead={t('Search once, see every price, order in a minute, and pay when it is in your hands.')}
    >
      <Link to={paths.products()}>{t('Browse medicines')}</Link>
      <Link to={paths.howToUse()}>{t('How to use')}</Link>
    </Hero>
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Breadcrumbs crumbs={[{ name: t('How it Works') }]} />
      <div className={split.split}>
        <section className={ui.stack} aria-labelledby="steps">
          <h2 id="steps">{t('Step by step')}</h2>
          <Steps steps={STEPS} />
        </section>
        <div className={ui.stack}>
          <section className={ui.card} aria-labelledby="delivery">
            <h2 id="delivery">{t('What delivery costs')}</h2>
            <div className={prose.prose}>
              <ul>
                <li>
                  {withNodes('{bold} ₱{fee} for an order. The pharmacy sends it with its own courier.', {
                    bold: <b>{t(delivery.name)}:</b>,
                    fee: delivery.fee,
                  })}
                </li>
                <li>
                  {withNodes(
                    '{bold} {value}. Wait until it is confirmed, then show the order number at the counter.',
                    {
                      bold: <b>{t(pickUp.name)}:</b>,
                      value: pickUp.fee === 0 ? t('free') : `₱${pickUp.fee}`,
                    },
                  )}
                </li>
              </ul>
            </div>
          </section>
          <section className={ui.card} aria-labelledby="generics">
            <h2 id="generics">{t('Why the generic name comes first')}</h2>
            <div className={prose.prose}>
              <p>
                {t(
                  'The Generics Act (RA 6675) wants you to know what you are buying. Two medicines with the same active ingredient, in the same strength and form, do the same work, and one may cost a fraction of the other.',
                )}
              </p>
              <p>
                {t(
                  'Every product page lists such equivalents with the price of one tablet, capsule or millilitre. Nothing is ever swapped without you: the choice is yours, and your doctor or pharmacist can help.',
                )}
              </p>
            </div>
          </section>
        </div>
      </div>
      <section className={ui.stack} aria-labelledby="discount">
        <h2 id="discount">{t('How the senior citizen and PWD discount is computed')}</h2>
        <div className={prose.prose}>
          <p>
            {t(
              'Republic Acts 9994 and 10754 give two things at once: the VAT is taken off, and then 20% of what remains. Medicines that are VAT-exempt, among them listed ones for diabetes, high cholesterol, hypertension, cancer, mental illness, tuberculosis and kidney disease, have no VAT to take off.',
            )}
          </p>
        </div>
        <DiscountExamples />
        <div className={prose.prose}>
          <p>
            {t(
              'The discount does not add up with a promotion: the checkout works out both for each product, and you pay the lower price. The delivery fee is not discounted. You need the holder’s name and ID number at checkout, and the ID itself when the order arrives.',
            )}
          </p>
        </div>
      </section>
      <p className={ui.row}>
        <Link to={paths.products()} className={ui.primary}>
          {t('Browse medicines')}
        </Link>
        <Link to={paths.faq()} className={ui.outline}>
          {t('FAQs')}
        </Link>
      </p>
    </div>
  </>
)

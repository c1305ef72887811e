import type { Event } from '@botika/common/events/endpoints'
import type { Label } from '@botika/common/messages/message'
import * as homeMessages from '@botika/common/messages/home'
import { formatNumber } from '@botika/common/numbers/format-number'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { formatDate } from '../../lib/language/dates'
import { ProductGrid } from '../../catalogue/ProductGrid'
import { DirectoryCard } from '../../directory/DirectoryCard'
import { t } from '../../lib/language/text'
import { PlaceButton } from '../../place/PlaceButton'
import { ArticleCard } from '../../content/ArticleCard'
import { Cards, Placement } from '../../content/Placement'
import { paths } from '../../lib/paths'
import { Seen } from '../../catalogue/seen/Seen'
import { Head } from '../../ui/Head'
import { Icon, type IconName } from '../../ui/Icon'
import { JsonLd } from '../../ui/JsonLd'
import ui from '../../ui/ui.module.css'
import { useOrigin } from '../../lib/site'
import type { loader } from './loader'
import styles from './page.module.css'
import { useLoaderData } from '../../lib/router/page-context'

const PROMISES: readonly { icon: IconName; title: Label; text: Label }[] = [
  { icon: 'swap', title: homeMessages.compareEveryPrice, text: homeMessages.onePageShowsWhatEach },
  { icon: 'shield', title: uiMessages.licensedPharmaciesOnly, text: homeMessages.eachShowsItsFdaLicence },
  { icon: 'heart', title: uiMessages.seniorAndPwdDiscount, text: homeMessages.vatOffAnd20Less },
  { icon: 'truck', title: homeMessages.deliveredOrPickedUp, text: homeMessages.toYourDoorForOne },
]

const ASKED = ['Paracetamol', 'Losartan', 'Amoxicillin', 'Cetirizine', 'Vitamin C']

export function Component() {
  const data = useLoaderData<typeof loader>()
  const origin = useOrigin()
  return (
    <>
      <Head
        title="Botika"
        description={t(homeMessages.compareMedicinePricesAtLicensed)}
        path={paths.home()}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'WebSite',
            name: 'Botika',
            url: `${origin}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${origin}/search/products/{keyword}`,
              'query-input': 'required name=keyword',
            },
          }
        }
      />
      <Hero pharmacies={data.pharmaciesCount} />
      <div className={`${ui.container} ${styles.body}`}>
        <nav aria-label={t(homeMessages.categories)} className={styles.categories}>
          {data.categories.map((category) => (
            <Link key={category.id} to={paths.category(category)}>
              <span>
                <Icon name={categoryIcon(category.name)} size={26} />
              </span>
              {category.name}
              <small>{formatNumber(category.products_count)}</small>
            </Link>
          ))}
        </nav>
        {data.featured.length > 0 ? (
          <Placement
            title={t(homeMessages.featured)}
            text={t(homeMessages.goodPricesAndWhatManyNeed)}
            to={paths.products()}
            all={t(homeMessages.allProducts)}
          >
            <ProductGrid products={data.featured} />
          </Placement>
        ) : null}
        <Promises />
        {data.popular.length > 0 ? (
          <Placement
            title={t(homeMessages.withoutAPrescription)}
            text={t(homeMessages.inStockNow)}
            to={paths.products({ is_prescription: 'false', in_stock: 'true' })}
            all={t(homeMessages.seeAll)}
          >
            <ProductGrid products={data.popular} />
          </Placement>
        ) : null}
        <Cards
          title={t(uiMessages.pharmacies)}
          text={t(homeMessages.hoursDirectionsAndWhatTheyHave)}
          to={paths.pharmacies()}
          all={t(uiMessages.allPharmacies)}
          of={data.pharmacies}
        >
          {(one) => (
            <DirectoryCard
              entry={one}
              to={paths.pharmacy(one)}
              icon="store"
              action={t(uiMessages.viewPharmacy)}
            />
          )}
        </Cards>
        <Cards
          title={t(uiMessages.news)}
          text={t(homeMessages.plainWordsAboutHealth)}
          to={paths.news()}
          all={t(uiMessages.allNews)}
          of={data.news}
        >
          {(article) => <ArticleCard article={article} level={3} />}
        </Cards>
        {data.events.length > 0 ? (
          <Placement
            title={t(uiMessages.upcomingEvents)}
            text={t(homeMessages.checkUpsBloodDrivesAndTalks)}
            to={paths.events()}
            all={t(uiMessages.allEvents)}
          >
            <Events events={data.events} />
          </Placement>
        ) : null}
        <Seen />
        <Sell />
      </div>
    </>
  )
}

const Hero = ({ pharmacies }: { pharmacies: number }) => (
  <section className={styles.hero}>
    <div className={styles.heroInner}>
      {pharmacies > 0 ? (
        <p className={styles.kicker}>{t(homeMessages.countLicensedPharmaciesOne, { count: pharmacies })}</p>
      ) : null}
      <h1>{t(homeMessages.theMedicineYouNeedAtThePrice)}</h1>
      <p className={styles.lead}>{t(homeMessages.seeWhichPharmaciesNearYouHaveIt)}</p>
      <div className={styles.actions}>
        <Link to={paths.products()} className={`${ui.primary} ${ui.big} ${styles.sun}`}>
          {t(uiMessages.browseMedicines)}
        </Link>
        <PlaceButton className={styles.place} ask={t(homeMessages.findPharmaciesNearMe)} />
        <Link to={paths.myMedicines()} className={styles.place}>
          {t(uiMessages.severalMedicines)}
        </Link>
      </div>
      <nav aria-label={t(homeMessages.oftenSearched)} className={styles.asked}>
        <span>{t(homeMessages.oftenSearchedLabel)}</span>
        {ASKED.map((word) => (
          <Link key={word} to={paths.searchProducts(word)}>
            {word}
          </Link>
        ))}
      </nav>
    </div>
    <HeroArt />
  </section>
)

const Promises = () => (
  <ul className={styles.promises}>
    {PROMISES.map(({ icon, title, text }) => (
      <li key={icon}>
        <span>
          <Icon name={icon} size={26} />
        </span>
        <div>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Events = ({ events }: { events: readonly Event[] }) => (
  <ul className={styles.events}>
    {events.map((event) => (
      <li key={event.id}>
        <time dateTime={event.date}>{formatDate(event.date)}</time>
        <div>
          <h3>{event.name}</h3>
          <p>{[event.venue, event.city].filter(Boolean).join(', ')}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Sell = () => (
  <section className={styles.sell}>
    <div>
      <h2>{t(homeMessages.youRunAPharmacy)}</h2>
      <p>{t(homeMessages.putYourShelfWherePeople)}</p>
    </div>
    <Link to={paths.becomeASeller()} className={`${ui.primary} ${ui.big} ${styles.sun}`}>
      {t(uiMessages.becomeASellerNow)}
    </Link>
  </section>
)

const HeroArt = () => (
  <svg className={styles.art} viewBox="0 0 420 340" aria-hidden="true">
    <ellipse cx="216" cy="312" rx="170" ry="16" fill="#02201b" opacity=".5" />
    <path d="M118 118h150l18 190H100z" fill="#f3efe4" />
    <path d="M118 118h150l3 32H115z" fill="#e4dcc8" />
    <path
      d="M158 128V98a35 35 0 0 1 70 0v30"
      fill="none"
      stroke="#b9a97f"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <circle cx="193" cy="222" r="46" fill="#0a7560" />
    <path d="M193 198v48M169 222h48" stroke="#fff" strokeWidth="15" strokeLinecap="round" />
    <circle cx="217" cy="198" r="10" fill="#ffd54a" />
    <g transform="rotate(9 330 240)">
      <rect x="294" y="196" width="78" height="108" rx="14" fill="#fff" />
      <rect x="294" y="222" width="78" height="48" fill="#ff8a5c" />
      <rect x="304" y="176" width="58" height="26" rx="7" fill="#ff8a5c" />
      <path d="M333 234v24M321 246h24" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
    </g>
    <g transform="rotate(-14 72 262)">
      <rect x="22" y="222" width="108" height="74" rx="12" fill="#d7e2ea" />
      {[0, 1, 2].map((row) =>
        [0, 1].map((column) => (
          <circle key={`${row}${column}`} cx={44 + row * 32} cy={242 + column * 32} r="11" fill="#ffd54a" />
        )),
      )}
    </g>
    <g transform="rotate(-38 330 96)">
      <rect x="286" y="80" width="88" height="34" rx="17" fill="#ffd54a" />
      <path d="M330 80h27a17 17 0 0 1 0 34h-27z" fill="#fff" />
    </g>
    <g transform="rotate(24 92 66)">
      <rect x="60" y="54" width="62" height="24" rx="12" fill="#7be0b0" />
      <path d="M91 54h19a12 12 0 0 1 0 24H91z" fill="#fff" />
    </g>
  </svg>
)

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/prescri|\brx\b/i, 'paper'],
  [/vitamin|supplement|nutri/i, 'shield'],
  [/baby|mother|child|infant/i, 'heart'],
  [/device|monitor|equipment|suppl/i, 'stetho'],
  [/personal|hygiene|bath|soap/i, 'drop'],
  [/beauty|skin/i, 'star'],
  [/grocery|food|drink/i, 'cart'],
  [/first aid|wound|medical/i, 'plus'],
  [/pet|vet/i, 'paw'],
  [/counter|cough|cold|pain|allerg|medicine/i, 'pill'],
]

const categoryIcon = (name: string): IconName => ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'box'

import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t, word } from '../../../lib/language/words'
import { PreregisterForm } from '../../../content/forms/PreregisterForm'
import styles from '../../../content/FormPage.module.css'
import { Steps } from '../../../content/Steps'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

const NEXT = [
  { title: word('We check your licence'), text: word('And may call or write with a question.') },
  { title: word('You get an email'), text: word('With a link to set your password, good for seven days.') },
  { title: word('You open your shop'), text: word('Address, opening hours, then your products.') },
]

/** The form for pharmacies that want to sell. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title={t('Pre-register your pharmacy')}
      description={t(
        'Apply to sell on Botika: tell us the name of your pharmacy and how we reach you. It takes two minutes and is free.',
      )}
      path={paths.preRegister()}
    />
    <div>
      <Breadcrumbs
        crumbs={[{ name: t('Become a Seller'), to: paths.becomeASeller() }, { name: t('Pre-register') }]}
      />
      <h1 id="form">{t('Pre-register your pharmacy')}</h1>
      <p className={styles.lead}>{t('Two minutes, free, and it binds you to nothing.')}</p>
    </div>
    <div className={styles.layout}>
      <div className={ui.card}>
        <PreregisterForm labelledBy="form" />
      </div>
      <aside className={styles.aside} aria-label={t('What happens next')}>
        <div>
          <h2>{t('What happens next')}</h2>
          <Steps steps={NEXT} />
        </div>
        <p className={`${ui.small} ${ui.muted}`}>
          {withNodes(
            'We use what you type to look at your application and for nothing else; the {link} says more.',
            { link: <Link to={paths.privacyPolicy()}>{t('Privacy Policy')}</Link> },
          )}
        </p>
      </aside>
    </div>
  </div>
)

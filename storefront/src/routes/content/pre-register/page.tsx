import { Link } from 'react-router-dom'
import { PreregisterForm } from '../../../features/content/forms/PreregisterForm'
import styles from '../../../features/content/FormPage.module.css'
import { Steps } from '../../../features/content/Steps'
import { paths } from '../../../paths'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'

const NEXT = [
  { title: 'We check your licence', text: 'And may call or write with a question.' },
  { title: 'You get a letter', text: 'With a link to set your password, good for seven days.' },
  { title: 'You open your shop', text: 'Address, opening hours, then your products.' },
]

/** The form for pharmacies that want to sell. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title="Pre-register your pharmacy"
      description="Apply to sell on Botika: tell us the name of your pharmacy and how we reach you. It takes two minutes and is free."
      path={paths.preRegister()}
    />
    <div>
      <Breadcrumbs
        crumbs={[{ name: 'Become a Seller', to: paths.becomeASeller() }, { name: 'Pre-register' }]}
      />
      <h1 id="form">Pre-register your pharmacy</h1>
      <p className={styles.lead}>Two minutes, free, and it binds you to nothing.</p>
    </div>
    <div className={styles.layout}>
      <div className={ui.card}>
        <PreregisterForm labelledBy="form" />
      </div>
      <aside className={styles.aside} aria-label="What happens next">
        <div>
          <h2>What happens next</h2>
          <Steps steps={NEXT} />
        </div>
        <p className={`${ui.small} ${ui.muted}`}>
          We use what you type to look at your application and for nothing else; the{' '}
          <Link to={paths.privacyPolicy()}>Privacy Policy</Link> says more.
        </p>
      </aside>
    </div>
  </div>
)

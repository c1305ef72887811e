import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'

/** The order was not placed: what that means, and the way on. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head title="Your order was not placed" description="Nothing was ordered, and your cart is kept." />
    <h1>Your order was not placed</h1>
    <EmptyState icon="alert" title="Nothing was ordered">
      <p>Your cart and what you typed are still here. Go back and try again.</p>
      <Link to={paths.checkout()} className={ui.primary}>
        Back to checkout
      </Link>
      <Link to={paths.contactUs()} className={ui.outline}>
        Contact us
      </Link>
    </EmptyState>
  </div>
)

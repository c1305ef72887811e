import styles from './Retention.module.css'

const ROWS = [
  {
    what: 'An order',
    fields:
      'Name, mobile number, email and address of who orders and who receives; products, prices, delivery and payment.',
    why: 'To carry out your contract with the pharmacy, and for its books.',
    long: 'As long as tax law asks pharmacies to keep their books.',
  },
  {
    what: 'A prescription',
    fields: 'The picture or PDF, whether it was accepted, by whom and when.',
    why: 'Medicines with the Rx mark may be dispensed only after a pharmacist has read it.',
    long: 'The picture 365 days. That it was checked stays with the order.',
  },
  {
    what: 'A senior citizen or PWD discount',
    fields: 'The holder’s name, the kind and number of the ID, its picture if you add one.',
    why: 'RA 9994 and RA 10754 give the discount to the holder and ask pharmacies for a record of each such sale.',
    long: 'The picture 365 days. The record as long as those laws and tax law ask.',
  },
  {
    what: 'A reported problem',
    fields: 'What you, the pharmacy and we wrote about it, and pictures if you add some.',
    why: 'RA 11967 asks us to settle complaints about orders.',
    long: 'The pictures 365 days. The rest as long as the order; your words until you delete your account.',
  },
  {
    what: 'An account',
    fields:
      'Name, email, mobile number, the hash of your password, your cart, saved addresses, bookmarks and ratings.',
    why: 'Because you asked for one.',
    long: 'Until you delete it.',
  },
  {
    what: 'A price alert',
    fields: 'The product, price and province that you name, and a guest’s email.',
    why: 'To write to you once, each time it becomes so.',
    long: 'A year, or until you stop it; three days where its email is not confirmed.',
  },
  {
    what: 'A message or an application to sell',
    fields: 'What you type into the form.',
    why: 'To answer you, or to look at the application.',
    long: 'Until it is settled, or until you ask us to delete it.',
  },
  {
    what: 'Signing in and misuse',
    fields: 'When a session began; how often an address on the internet tried something, as a hash.',
    why: 'To keep strangers out of your account.',
    long: 'Sessions 14 days; counts of tries at most an hour.',
  },
]

export const Retention = () => (
  <div className={styles.retention}>
    {ROWS.map(({ what, fields, why, long }) => (
      <div key={what}>
        <h3>{what}</h3>
        <dl>
          <dt>What</dt>
          <dd>{fields}</dd>
          <dt>Why</dt>
          <dd>{why}</dd>
          <dt>How long</dt>
          <dd>{long}</dd>
        </dl>
      </div>
    ))}
  </div>
)

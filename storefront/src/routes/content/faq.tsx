import { Link } from 'react-router-dom'
import styles from '../../features/content/Prose.module.css'
import { paths } from '../../paths'
import { JsonLd } from '../../shared/ui/JsonLd'
import { StaticPage } from './StaticPage'

const QUESTIONS = [
  [
    'Do I need an account?',
    'No. You can browse, keep a cart, order and track as a guest. An account keeps your orders together.',
  ],
  [
    'Who sells me the medicine?',
    'The pharmacy that is named with the price. Its address, phone number and FDA licence are on its page and on your order.',
  ],
  [
    'Why does the same medicine have different prices?',
    'Each pharmacy sets its own. The same active ingredient is also sold under several brands; the product page shows them with the price of one tablet or capsule.',
  ],
  [
    'Is a generic as good as a brand?',
    'Equivalents on our pages have the same active ingredient, strength and form, and are registered with the FDA. Ask your doctor or pharmacist if you are not sure.',
  ],
  [
    'How do I get the senior citizen or PWD discount?',
    'At checkout choose the discount and type the name and number on the ID. VAT is taken off and then 20% on covered products. Have the ID ready when you receive the order.',
  ],
  [
    'What about prescription medicines?',
    'They carry an Rx mark. Add a picture of the prescription at checkout. A pharmacist checks it before the order is confirmed.',
  ],
  [
    'How much is delivery?',
    'The fee stands in the summary before you place the order. Picking up at the pharmacy is free.',
  ],
  ['How do I pay?', 'In cash, when you receive the order or pick it up.'],
  [
    'Can I cancel?',
    'Yes, freely, until a part is shipped. Call the pharmacy with your order number, or cancel it in your account.',
  ],
  [
    'I lost my order number.',
    'It is in the email that we sent when you ordered. If you cannot find it, write to us.',
  ],
] as const

export const Component = () => (
  <StaticPage title="FAQs" description="What people ask most." path={paths.faq()}>
    <div className={styles.questions}>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
    <p>
      Something else? <Link to={paths.contactUs()}>Write to us</Link>.
    </p>
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map(([question, answer]) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  </StaticPage>
)

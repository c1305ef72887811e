import { paths } from '../../paths'
import { StaticPage } from './StaticPage'

const TEXT = `This page says in plain words what we keep about you, why, for how long, and what you can do about it. It follows the Data Privacy Act of 2012 (RA 10173).

## What we keep

- For an order: your name, phone number, email, delivery address, what you ordered, and how you pay.
- For a senior citizen or PWD discount: the holder’s name and ID number, and the picture of the ID if you add one. The law asks pharmacies to keep a record of such sales.
- For prescription medicines: the picture of the prescription.
- For an account: your name, email, phone number and an encrypted password that nobody can read back.

## What stays in your browser

Your cart, your recent searches and the place you chose for distances stay in your browser. We learn them only when you ask for something with them, such as a price or the nearest pharmacy, and then the place is rounded to some hundred metres.

## Who sees it

- The pharmacy that serves your order sees what it needs to prepare and deliver it, and nothing of the other pharmacies’ parts.
- Prescriptions and IDs are shown to you, to the pharmacy that handles them and to our administrators. Each view is recorded.
- Nobody else. There are no advertising or tracking scripts on these pages.

## For how long

Prescriptions and pictures of IDs are deleted after one year. Orders are kept as long as tax law asks for. When you delete your account, your orders stay without your name.

## Your rights

You may see, correct, download and delete what we keep about you, and object to its use. Write to us through the contact page. You may also complain to the National Privacy Commission.`

export const Component = () => (
  <StaticPage
    title="Privacy Policy"
    description="What we keep about you, who sees it, and what you can do about it."
    path={paths.privacyPolicy()}
    text={TEXT}
  />
)

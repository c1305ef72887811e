import { paths } from '../../paths'
import { StaticPage } from './StaticPage'

const TEXT = `## Who sells

Each product is sold by the pharmacy that is named with it, with its address and licence. Botika shows the offers, takes your order to the pharmacy and lets you follow it. When you order from several pharmacies, each of them sells you its own part.

## Prices

Prices are in Philippine pesos and include VAT. They are the pharmacy’s own and can change until you place the order; if one does while you check out, we show you what changed before anything is placed. Delivery is charged as shown in the summary.

## Senior citizens and persons with disability

The discount of RA 9994 and RA 10754 applies to covered products only, needs the holder’s name and ID number, and does not add up with a promotion: the lower price counts. Show the ID when you receive the order.

## Prescription medicines

A prescription medicine needs a readable prescription. A pharmacist checks it and may refuse the order or ask for another picture. Dangerous drugs are not sold here.

## Cancelling and returning

You can cancel a part freely until it is shipped. If what you receive is damaged, wrong or expired, tell the pharmacy the same day; you have the rights of the Consumer Act (RA 7394) and the Internet Transactions Act (RA 11967).

## No medical advice

Descriptions inform and do not replace advice. Ask your doctor or pharmacist before you take, change or stop a medicine. In an emergency call 911.

## Fair use

Order for yourself or for those you care for. Do not order to resell, do not use somebody else’s ID or prescription, and do not try to break or overload the service.`

export const Component = () => (
  <StaticPage
    title="Terms of Use"
    description="The rules between you, the pharmacies and us."
    path={paths.termsOfUse()}
    text={TEXT}
  />
)

import { paths } from '../../paths'
import { StaticPage } from './StaticPage'

const TEXT = `A medicine can cost twice as much on one side of the street as on the other, and nobody tells you. A parent with a feverish child should not have to walk from counter to counter to find who has the syrup.

Botika puts the shelves of local pharmacies on one page. You see who has a medicine, for how much, how far away, and whether they are open. You order from one of them or from several, and have it brought to your door or fetch it yourself.

## What we hold to

- The generic name comes first. The same active ingredient, strength and form is shown under every brand, with the price of one tablet or capsule, so you can choose what you can afford.
- Only licensed pharmacies sell here. Each shows its licence; on the day it expires, its offers leave the shelves.
- A pharmacist checks every prescription before an order is confirmed.
- Senior citizens and persons with disability pay the lawful price, worked out line by line before anything is placed.
- What you tell us about your health is seen by you and the pharmacy that serves you. No advertising network reads along.

## Who it is for

For families who want to know before they go. For neighbourhood pharmacies that want to be found. And for everyone who looks for a doctor, a clinic, a laboratory or a veterinarian nearby.`

export const Component = () => (
  <StaticPage
    title="About Us"
    description="We connect people with the pharmacies around them, and show every price."
    path={paths.aboutUs()}
    text={TEXT}
  />
)

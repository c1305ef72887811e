import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { Link } from 'react-router-dom'
import type { Section } from '../../../content/Sections'
import { paths } from '../../../lib/paths'

const fee = DELIVERY_OPTIONS[0].fee

export const GUIDE: readonly Section[] = [
  {
    id: 'place',
    title: 'Say where it should go',
    body: (
      <>
        <p>
          Tap “Deliver to” at the top and choose a city; your phone or a saved address can tell it, too. From
          then on products show the best offer there: who brings it, for how much and when. “Nearest first”
          sorts a list by distance.
        </p>
        <p>
          Your place is kept to about 100 metres, in your browser and, when you are logged in, with your
          account. The cross beside it forgets it.
        </p>
      </>
    ),
  },
  {
    id: 'search',
    title: 'Search',
    body: (
      <>
        <p>
          Type into the box at the top and choose from the list, or press Enter to see everything. You can
          type
        </p>
        <ul>
          <li>the generic name: paracetamol, losartan, cetirizine</li>
          <li>the brand, even misspelled: “biogesik” finds it too</li>
          <li>the strength with it: amoxicillin 500mg, salbutamol 2mg/5mL</li>
          <li>a pharmacy, a doctor or a hospital: switch with the tabs above the results</li>
        </ul>
        <p>
          On the left (on a phone behind “Filters”) you can narrow by category, brand, price, what is in stock
          and what needs no prescription.
        </p>
      </>
    ),
  },
  {
    id: 'compare',
    title: 'Compare before you choose',
    body: (
      <>
        <p>The page of a product answers three questions:</p>
        <ul>
          <li>
            <b>Who has it?</b> Every pharmacy with its price, its stock, how far it is and whether it is open
            now.
          </li>
          <li>
            <b>What else would do?</b> Equivalents have the same active ingredient, strength and form. They
            are sorted by the price of one tablet, so a big box and a small one can be compared.
          </li>
          <li>
            <b>What must I know?</b> What it is for, how it is taken, when not to take it. Ask your doctor or
            pharmacist about your own case.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cart',
    title: 'Fill your cart',
    body: (
      <>
        <p>
          The round button on a card adds one from the pharmacy that is shown; on the product page you choose
          the pharmacy and the quantity. Your cart is sorted by pharmacy and stays in this browser until you
          come back.
        </p>
        <p>
          In the cart, tick what you want to buy now. Prices and stock are asked for anew, and you are told if
          one has changed.
        </p>
      </>
    ),
  },
  {
    id: 'checkout',
    title: 'Check out',
    body: (
      <>
        <ol>
          <li>
            <b>Contact.</b> Your name, email and mobile number, and somebody else’s if they receive the
            parcel.
          </li>
          <li>
            <b>Delivery.</b> To your door for ₱{fee}, or free at the pharmacy. Type the first letters of
            province, city and barangay and choose from the list.
          </li>
          <li>
            <b>Payment.</b> Cash, when you have it. Here you also add a discount and a prescription.
          </li>
          <li>
            <b>Review.</b> The whole sum, line by line. Nothing is ordered before you press “Place order”.
          </li>
        </ol>
        <p>If your connection breaks, press again: the same order is never placed twice.</p>
      </>
    ),
  },
  {
    id: 'prescription',
    title: 'Add a prescription',
    body: (
      <>
        <p>Products with the Rx mark need one. A good picture saves a phone call:</p>
        <ul>
          <li>Lay the paper flat in daylight and take all of it, with all four corners.</li>
          <li>The doctor’s name, licence number and signature, the date and your name must be readable.</li>
          <li>JPEG, PNG, WebP or PDF, at most 8 MB.</li>
        </ul>
        <p>
          A pharmacist reads it before the order is confirmed. Keep the paper: the pharmacy may ask for it
          when you receive the medicine.
        </p>
      </>
    ),
  },
  {
    id: 'discount',
    title: 'Use a senior citizen or PWD discount',
    body: (
      <>
        <p>
          Under “Payment” choose whose discount it is, then type the holder’s name and ID number as they stand
          on the ID. The summary changes at once: VAT off, then 20% off, on every product that is covered.
          Have the ID ready when the order arrives.
        </p>
        <p>
          <Link to={`${paths.howItWorks()}#discount`}>How the discount is computed</Link>
        </p>
      </>
    ),
  },
  {
    id: 'track',
    title: 'Track your order',
    body: (
      <>
        <p>
          Your order number starts with BTK. Type it under{' '}
          <Link to={paths.trackYourOrder()}>Track your Order</Link>; small letters, spaces and a zero typed as
          O are understood. You see each pharmacy’s part and what happened when.
        </p>
        <p>
          The page names nobody and shows no address, so you can send the number to whoever waits at home.
          Keep it, all the same: who has it can follow the order.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'With an account',
    body: (
      <>
        <p>
          An account is free and optional. It keeps your orders and bookmarks together on every device, lets
          you buy again with one tap, and can have your maintenance medicines come every month. What you put
          into the cart as a guest comes along when you log in.
        </p>
        <p>
          <Link to={paths.register()}>Create an account</Link>
        </p>
      </>
    ),
  },
]

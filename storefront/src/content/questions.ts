import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { paths } from '../lib/paths'
import { word } from '../lib/language/words'

export interface Question {
  question: string
  answer: string
  link?: { to: string; text: string }
}

export interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}

/** What the answers fill in. */
export const QUESTION_FACTS = { fee: DELIVERY_OPTIONS[0].fee }

/** What people ask, in the order in which they come across it. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'ordering',
    title: word('Finding and ordering'),
    questions: [
      {
        question: word('Do I need an account?'),
        answer: word(
          'No. You can search, keep a cart, check out and track your order as a guest. An account keeps your orders together, remembers your addresses and lets you buy the same things again.',
        ),
        link: { to: paths.register(), text: word('Create an account') },
      },
      {
        question: word('Who sells me the medicine?'),
        answer: word(
          'The pharmacy that is named beside the price. Botika is the shelf, not the seller. The pharmacy’s address, phone number and FDA licence are on its page, in your cart and on your order.',
        ),
        link: { to: paths.pharmacies(), text: word('See all pharmacies') },
      },
      {
        question: word('Why do prices differ between pharmacies?'),
        answer: word(
          'Each pharmacy sets its own. The page of a product lists all of them, with stock and distance, so you can weigh five pesos against five kilometres. Where the government has set a maximum retail price, no listing may be above it.',
        ),
      },
      {
        question: word('Can I order from several pharmacies at once?'),
        answer: word(
          'Yes. Your cart is sorted by pharmacy, and you check out once. Each pharmacy confirms and sends its own part, and you can follow each part by the same order number.',
        ),
      },
      {
        question: word('I typed it wrong and still found it. How?'),
        answer: word(
          'The search forgives mistakes, knows generic names and brands, and reads strengths such as “500mg”. Type what you remember of the box.',
        ),
      },
    ],
  },
  {
    id: 'generics',
    title: word('Generics'),
    questions: [
      {
        question: word('What is a generic medicine?'),
        answer: word(
          'One that is known by what is inside it. Paracetamol is the generic name; several companies sell it under their own brands, and some under no brand at all. The Generics Act (RA 6675) asks that the generic name comes first, and here it does.',
        ),
      },
      {
        question: word('Is a generic as good as a brand?'),
        answer: word(
          'The Food and Drug Administration registers both, and holds both to the same standards. What we list as equivalent has the same active ingredient, the same strength and the same form.',
        ),
      },
      {
        question: word('May I change from a brand to a generic by myself?'),
        answer: word(
          'The choice is yours, and the pharmacist can tell you what is equivalent. With medicines whose dose is set finely, such as levothyroxine, warfarin or those for seizures, ask your doctor before you change.',
        ),
      },
    ],
  },
  {
    id: 'discounts',
    title: word('Senior citizen and PWD discount'),
    questions: [
      {
        question: word('How is the discount computed?'),
        answer: word(
          'First the 12% VAT is taken off, then 20% of what remains. A medicine of ₱112.00 becomes ₱80.00. Medicines that are VAT-exempt, such as listed ones for diabetes, high blood pressure or cancer, have no VAT to take off: there the 20% is taken from the price, so ₱250.00 becomes ₱200.00.',
        ),
        link: { to: `${paths.howItWorks()}#discount`, text: word('See more examples') },
      },
      {
        question: word('What do I need for it?'),
        answer: word(
          'At checkout choose “Senior citizen” or “Person with disability” and type the holder’s full name and ID number. A picture of the ID is optional and speeds up the check. Have the ID ready when you receive the order.',
        ),
      },
      {
        question: word('Does it add up with a promotion?'),
        answer: word(
          'No. The law gives you the better of the two, and the checkout works out both for each product. You pay the lower price.',
        ),
      },
      {
        question: word('I have a senior ID and a PWD ID. Do I get both?'),
        answer: word('One holder gets one discount of 20%. Choose either ID; the price is the same.'),
      },
      {
        question: word('What is not covered?'),
        answer: word(
          'Cosmetics, most food and other goods that the law does not name, and the delivery fee. The checkout shows what the discount took off, line by line, before you place anything.',
        ),
      },
      {
        question: word('Can I order for my parents with their ID?'),
        answer: word(
          'Yes. Somebody else may buy for the holder, and what is bought must be for the holder’s own use. Pharmacies write each such sale into the record book that the law asks for.',
        ),
      },
    ],
  },
  {
    id: 'prescriptions',
    title: word('Prescriptions'),
    questions: [
      {
        question: word('Which products need a prescription?'),
        answer: word(
          'Those with the Rx mark. Add a picture or PDF of the prescription at checkout: all of it, readable, with the doctor’s name and licence number.',
        ),
      },
      {
        question: word('Who looks at my prescription?'),
        answer: word(
          'A pharmacist of the pharmacy that sells the medicine, before the order is confirmed. Besides them only you and our administrators can open it, and every opening is recorded.',
        ),
      },
      {
        question: word('What if it is not accepted?'),
        answer: word(
          'The pharmacy says why, and you see it when you track your order: perhaps the picture is dark, or the prescription too old. You pay nothing for what is not sent.',
        ),
      },
      {
        question: word('Do you sell controlled medicines?'),
        answer: word(
          'No. Medicines that the Dangerous Drugs Board lists as dangerous cannot be offered here. They need a special prescription form, on paper and in person.',
        ),
      },
    ],
  },
  {
    id: 'delivery',
    title: word('Delivery, pick-up and payment'),
    questions: [
      {
        question: word('How much is delivery?'),
        answer: word(
          'Door to door delivery is ₱{fee} for an order. Picking up at the pharmacy is free. The summary shows the whole sum before you place the order.',
        ),
      },
      {
        question: word('How long does it take?'),
        answer: word(
          'The pharmacy confirms during its opening hours and sends the order with its courier, often on the same day. How far it is shows when you track it, and you can call the pharmacy at any time.',
        ),
      },
      {
        question: word('How do I pay?'),
        answer: word(
          'In cash, when the order is in your hands: on delivery, or at the counter when you pick it up. You need no card, and we keep no bank details.',
        ),
      },
      {
        question: word('Will I get an official receipt?'),
        answer: word(
          'Yes, from the pharmacy, because it is the seller. Ask for it when you order by calling the number on its page if it must carry a company’s name.',
        ),
      },
    ],
  },
  {
    id: 'tracking',
    title: word('Tracking, cancelling and returning'),
    questions: [
      {
        question: word('How do I track my order?'),
        answer: word(
          'With the order number, which starts with BTK and is on the thank-you page and in your email. Small letters and spaces do not matter. The page shows status and times, and never a name or an address, so you may share it.',
        ),
        link: { to: paths.trackYourOrder(), text: word('Track your order') },
      },
      {
        question: word('I lost my order number.'),
        answer: word(
          'Look for our email on the day you ordered, also among the unwanted mail. With an account it is under “My Orders”. Otherwise write to us.',
        ),
        link: { to: paths.contactUs(), text: word('Contact us') },
      },
      {
        question: word('Can I cancel?'),
        answer: word(
          'Yes, freely and without giving a reason, until the pharmacy has shipped that part. Cancel it under “My Orders”, or call the pharmacy with your order number.',
        ),
      },
      {
        question: word('Something is damaged, wrong or expired. What now?'),
        answer: word(
          'Do not use it. Tell the pharmacy at once, best with a picture; its phone number is on your order. You have a right to the right product or to your money back. If the pharmacy does not answer, write to us.',
        ),
        link: { to: paths.contactUs(), text: word('Contact us') },
      },
    ],
  },
  {
    id: 'privacy',
    title: word('Privacy and account'),
    questions: [
      {
        question: word('Who learns what I buy?'),
        answer: word(
          'The pharmacy that serves you, and nobody who wants to sell you something else. There are no advertising or tracking scripts from others on these pages.',
        ),
        link: { to: paths.privacyPolicy(), text: word('Read the Privacy Policy') },
      },
      {
        question: word('How long do you keep my prescription?'),
        answer: word('Pictures of prescriptions and IDs are deleted 365 days after they were sent.'),
      },
      {
        question: word('I forgot my password.'),
        answer: word('Ask for a link by email. It works once, within the hour.'),
        link: { to: paths.forgotPassword(), text: word('Set a new password') },
      },
    ],
  },
]

/** What pharmacies ask before they apply. */
export const SELLER_QUESTIONS: readonly Question[] = [
  {
    question: word('May we sell prescription medicines?'),
    answer: word(
      'Yes. The customer’s prescription comes with the order, and your pharmacist accepts or rejects it before the order can be confirmed. Dangerous drugs cannot be listed.',
    ),
  },
  {
    question: word('Who delivers?'),
    answer: word(
      'You do, with your own riders or the courier you work with. Enter them once under Courier and choose one when you ship. Customers can also pick up at your counter.',
    ),
  },
  {
    question: word('How do customers pay?'),
    answer: word('In cash, to you, on delivery or at the counter. The money never passes through us.'),
  },
  {
    question: word('Who bears the senior citizen and PWD discount?'),
    answer: word(
      'The pharmacy, as in its store; the law lets you deduct it from taxable income. Every such sale is written into a sales record book that you can download for each month.',
    ),
  },
  {
    question: word('What if we run out of something?'),
    answer: word(
      'Stock goes down the moment an order is placed, so nothing is sold twice. What reaches zero shows as sold out until you add more.',
    ),
  },
  {
    question: word('What happens when our licence expires?'),
    answer: word('Your offers leave the shelves on that day and come back when the new licence is entered.'),
  },
]

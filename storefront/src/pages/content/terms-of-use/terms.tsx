import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { Link } from 'react-router-dom'
import type { Section } from '../../../content/Sections'
import { paths } from '../../../lib/paths'

export const IN_FORCE_SINCE = '2026-11-21'
const fee = DELIVERY_OPTIONS[0].fee

export const TERMS: readonly Section[] = [
  {
    id: 'who-sells',
    title: 'Who sells',
    body: [
      'Each product is sold by the pharmacy that is named with it. Botika is a marketplace: it shows the offers, brings your order to the pharmacy and lets you follow it. The contract of sale is between you and the pharmacy; when you order from several, there is one with each.',
      'As the Internet Transactions Act (RA 11967) asks, the name, address, contact and licence number of the pharmacy stand on its page, in your cart and on your order. On the day a pharmacy’s licence expires, its offers leave the catalogue.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and delivery',
    body: [
      'Prices are in Philippine pesos and include VAT. They are the pharmacy’s own, never above a maximum retail price that the government has set, and may change until you place the order. If one changes while you check out, you are shown what changed, and nothing is placed before you agree.',
      `Door to door delivery is ₱${fee} for an order, picking up is free. You pay in cash when you receive the order. The official receipt comes from the pharmacy.`,
    ],
  },
  {
    id: 'discounts',
    title: 'Senior citizens and persons with disability',
    body: [
      'The discount of RA 9994 and RA 10754 is given on covered products for the holder’s own use. It takes the VAT off and then 20% of the rest; VAT-exempt products get 20% off the price. It cannot be combined with a promotion: you pay the lower of the two. One holder has one discount, whichever ID is used.',
      'It needs the holder’s full name and ID number at checkout and the ID when the order is received. The pharmacy may check it and enter the sale into its record book. Using somebody else’s ID for yourself is against the law.',
    ],
  },
  {
    id: 'generics',
    title: 'Generics',
    body: [
      'In keeping with the Generics Act (RA 6675, as amended by RA 9502), the generic name of a medicine stands first. Equivalents shown on a product page have the same active ingredients, strength and dosage form. They are an offer, never a substitution: what you put into the cart is what you get.',
    ],
  },
  {
    id: 'prescriptions',
    title: 'Prescription medicines',
    body: [
      'A prescription medicine needs a readable, valid prescription of a licensed doctor, dentist or veterinarian. A pharmacist of the selling pharmacy checks it before confirming, and may refuse it, ask for a better picture, or ask to see the paper. Altering a prescription or using it twice is against the law. Dangerous drugs (RA 9165) are not sold here.',
    ],
  },
  {
    id: 'cancelling',
    title: 'Cancelling and returning',
    body: [
      'You may cancel freely, without a reason and without cost, until the pharmacy has shipped that part of the order: under “My Orders”, or by calling the pharmacy with your order number. After that, please receive it: the Internet Transactions Act (RA 11967) protects riders and sellers from cancelling on the way.',
      'A pharmacy may cancel until you have received the order, and says why. If it sends less than you ordered, you pay less.',
      'If what arrives is damaged, wrong, expired or not what was described, or nothing arrives, choose “Report a problem” at the order: the pharmacy answers, and we settle it within seven days. You have the rights of the Consumer Act (RA 7394) and of the Internet Transactions Act to have it repaired, replaced or refunded. For your safety and that of others, medicines in good order that have left the pharmacy cannot be taken back.',
      'If it is not settled by then, you may turn to the Department of Trade and Industry, or with a question of safety to the Food and Drug Administration.',
    ],
  },
  {
    id: 'advice',
    title: 'No medical advice',
    body: [
      <p key="1">
        Descriptions and articles inform; they do not diagnose and do not replace a doctor or pharmacist. Do
        not start, change or stop a medicine because of something you read here. In an emergency call{' '}
        <a href="tel:911">911</a> or go to the nearest hospital.
      </p>,
    ],
  },
  {
    id: 'account',
    title: 'Your account and fair use',
    body: [
      [
        'Give your true name and number, so that the pharmacy can reach you. Keep your password to yourself.',
        'Order for yourself and for those you care for, not to sell it on.',
        'You must be 18 or older to order.',
        'Rate only what you received, and honestly.',
        'Do not try to break, overload or copy the service. We may close accounts that do.',
      ],
    ],
  },
  {
    id: 'directory',
    title: 'Doctors, facilities and events',
    body: [
      'Doctors, hospitals, clinics, laboratories, veterinarians and events are listed for your information. We do not recommend one over another, and hours or fees may have changed: call before you go.',
    ],
  },
  {
    id: 'law',
    title: 'Law, and what this site is not',
    body: [
      'Philippine law applies. Nothing here takes away a right that the law gives you as a consumer, a patient, a senior citizen or a person with disability.',
      'The computations and rules built into this software follow the laws that are named here to the best of our knowledge. They are not legal advice: pharmacies remain responsible for their own duties, and where the software and the law differ, the law counts.',
      <p key="2">
        How we treat your data is written in the <Link to={paths.privacyPolicy()}>Privacy Policy</Link>. When
        these terms change, the date at the top changes; what you ordered before stays under the terms of that
        day.
      </p>,
    ],
  },
]

import type { Label, Message } from '@botika/common/messages/message'
import * as questionsMessages from '@botika/common/messages/questions'
import * as ui from '@botika/common/messages/ui'
import { DELIVERY_OPTIONS } from '@botika/common/delivery'
import { paths } from '../lib/paths'

export interface Question {
  question: Label
  answer: Message<typeof QUESTION_FACTS>
  link?: { to: string; text: Label }
}

export interface QuestionGroup {
  id: string
  title: Label
  questions: readonly Question[]
}

/** What the answers fill in. */
export const QUESTION_FACTS = { fee: DELIVERY_OPTIONS[0].fee }

/** What people ask, in the order in which they come across it. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'ordering',
    title: questionsMessages.findingAndOrdering,
    questions: [
      {
        question: questionsMessages.doINeedAccount,
        answer: questionsMessages.noYouCanSearch,
        link: { to: paths.register(), text: questionsMessages.createAnAccount },
      },
      {
        question: questionsMessages.whoSellsMeMedicine,
        answer: questionsMessages.pharmacyNamedBesidePrice,
        link: { to: paths.pharmacies(), text: questionsMessages.seeAllPharmacies },
      },
      {
        question: questionsMessages.whyDoPricesDiffer,
        answer: questionsMessages.eachPharmacySetsIts,
      },
      {
        question: questionsMessages.canIOrderFrom,
        answer: questionsMessages.yesYourCartSorted,
      },
      {
        question: questionsMessages.iTypedWrongStill,
        answer: questionsMessages.searchForgivesMistakesKnows,
      },
    ],
  },
  {
    id: 'generics',
    title: questionsMessages.generics,
    questions: [
      {
        question: questionsMessages.whatGenericMedicine,
        answer: questionsMessages.oneKnownWhatInside,
      },
      {
        question: questionsMessages.genericAsGoodAs,
        answer: questionsMessages.foodDrugAdministrationRegisters,
      },
      {
        question: questionsMessages.mayIChangeFrom,
        answer: questionsMessages.choiceYoursPharmacistCan,
      },
    ],
  },
  {
    id: 'discounts',
    title: questionsMessages.seniorCitizenPwdDiscount,
    questions: [
      {
        question: questionsMessages.howDiscountComputed,
        answer: questionsMessages.first12VatTaken,
        link: { to: `${paths.howItWorks()}#discount`, text: questionsMessages.seeMoreExamples },
      },
      {
        question: questionsMessages.whatDoINeed,
        answer: questionsMessages.checkoutChooseSeniorCitizen,
      },
      {
        question: questionsMessages.doesAddUpPromotion,
        answer: questionsMessages.noLawGivesYou,
      },
      {
        question: questionsMessages.iHaveSeniorId,
        answer: questionsMessages.oneHolderGetsOne,
      },
      {
        question: questionsMessages.whatIsNotCovered,
        answer: questionsMessages.cosmeticsMostFoodOther,
      },
      {
        question: questionsMessages.canIOrderMy,
        answer: questionsMessages.yesSomebodyElseMay,
      },
    ],
  },
  {
    id: 'prescriptions',
    title: questionsMessages.prescriptions,
    questions: [
      {
        question: questionsMessages.whichProductsNeedPrescription,
        answer: questionsMessages.thoseRxMarkAdd,
      },
      {
        question: questionsMessages.whoLooksMyPrescription,
        answer: questionsMessages.pharmacistPharmacySellsMedicine,
      },
      {
        question: questionsMessages.whatIfNotAccepted,
        answer: questionsMessages.pharmacySaysWhyYou,
      },
      {
        question: questionsMessages.doYouSellControlled,
        answer: questionsMessages.noMedicinesDangerousDrugs,
      },
    ],
  },
  {
    id: 'delivery',
    title: questionsMessages.deliveryPickUpPayment,
    questions: [
      {
        question: questionsMessages.howMuchIsDelivery,
        answer: questionsMessages.doorDoorDeliveryFee,
      },
      {
        question: questionsMessages.howLongDoesTake,
        answer: questionsMessages.pharmacyConfirmsDuringIts,
      },
      {
        question: questionsMessages.howDoIPay,
        answer: questionsMessages.cashWhenOrderYour,
      },
      {
        question: questionsMessages.willIGetOfficial,
        answer: questionsMessages.yesFromPharmacyBecause,
      },
    ],
  },
  {
    id: 'tracking',
    title: questionsMessages.trackingCancellingAndReturning,
    questions: [
      {
        question: questionsMessages.howDoITrack,
        answer: questionsMessages.orderNumberWhichStarts,
        link: { to: paths.trackYourOrder(), text: questionsMessages.trackYourOrder },
      },
      {
        question: questionsMessages.iLostMyOrder,
        answer: questionsMessages.lookOurEmailDay,
        link: { to: paths.contactUs(), text: ui.contactUsLink },
      },
      {
        question: questionsMessages.canICancel,
        answer: questionsMessages.yesFreelyWithoutGiving,
      },
      {
        question: questionsMessages.somethingDamagedWrongExpired,
        answer: questionsMessages.doNotUseTell,
        link: { to: paths.contactUs(), text: ui.contactUsLink },
      },
    ],
  },
  {
    id: 'privacy',
    title: questionsMessages.privacyAndAccount,
    questions: [
      {
        question: questionsMessages.whoLearnsWhatI,
        answer: questionsMessages.pharmacyServesYouNobody,
        link: { to: paths.privacyPolicy(), text: questionsMessages.readThePrivacyPolicy },
      },
      {
        question: questionsMessages.howLongDoYou,
        answer: questionsMessages.picturesPrescriptionsIdsDeleted,
      },
      {
        question: questionsMessages.iForgotMyPassword,
        answer: questionsMessages.askLinkEmailWorks,
        link: { to: paths.forgotPassword(), text: ui.setANewPassword },
      },
    ],
  },
]

/** What pharmacies ask before they apply. */
export const SELLER_QUESTIONS: readonly Question[] = [
  {
    question: questionsMessages.mayWeSellPrescription,
    answer: questionsMessages.yesCustomersPrescriptionComes,
  },
  {
    question: questionsMessages.whoDelivers,
    answer: questionsMessages.youDoYourOwn,
  },
  {
    question: questionsMessages.howDoCustomersPay,
    answer: questionsMessages.cashYouDeliveryCounter,
  },
  {
    question: questionsMessages.whoBearsSeniorCitizen,
    answer: questionsMessages.pharmacyAsItsStore,
  },
  {
    question: questionsMessages.whatIfWeRun,
    answer: questionsMessages.stockGoesDownMoment,
  },
  {
    question: questionsMessages.whatHappensWhenOur,
    answer: questionsMessages.yourOffersLeaveShelves,
  },
]

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
        question: questionsMessages.doINeedAnAccount,
        answer: questionsMessages.noYouCanSearchKeep,
        link: { to: paths.register(), text: questionsMessages.createAnAccount },
      },
      {
        question: questionsMessages.whoSellsMeTheMedicine,
        answer: questionsMessages.thePharmacyThatIsNamed,
        link: { to: paths.pharmacies(), text: questionsMessages.seeAllPharmacies },
      },
      {
        question: questionsMessages.whyDoPricesDifferBetweenPharmacies,
        answer: questionsMessages.eachPharmacySetsItsOwn,
      },
      { question: questionsMessages.canIOrderFromSeveral, answer: questionsMessages.yesYourCartIsSorted },
      {
        question: questionsMessages.iTypedItWrongAndStill,
        answer: questionsMessages.theSearchForgivesMistakesKnows,
      },
    ],
  },
  {
    id: 'generics',
    title: questionsMessages.generics,
    questions: [
      {
        question: questionsMessages.whatIsAGenericMedicine,
        answer: questionsMessages.oneThatIsKnownByWhatIs,
      },
      {
        question: questionsMessages.isAGenericAsGood,
        answer: questionsMessages.theFoodAndDrugAdministration,
      },
      {
        question: questionsMessages.mayIChangeFromABrand,
        answer: questionsMessages.theChoiceIsYoursAndThePharmacist,
      },
    ],
  },
  {
    id: 'discounts',
    title: questionsMessages.seniorCitizenAndPwdDiscount,
    questions: [
      {
        question: questionsMessages.howIsTheDiscountComputed,
        answer: questionsMessages.firstThe12VatIsTaken,
        link: { to: `${paths.howItWorks()}#discount`, text: questionsMessages.seeMoreExamples },
      },
      {
        question: questionsMessages.whatDoINeedForIt,
        answer: questionsMessages.atCheckoutChooseSeniorCitizen,
      },
      {
        question: questionsMessages.doesItAddUpWithAPromotion,
        answer: questionsMessages.noTheLawGivesYouTheBetter,
      },
      { question: questionsMessages.iHaveASeniorId, answer: questionsMessages.oneHolderGetsOneDiscount },
      { question: questionsMessages.whatIsNotCovered, answer: questionsMessages.cosmeticsMostFoodAndOther },
      { question: questionsMessages.canIOrderForMyParents, answer: questionsMessages.yesSomebodyElseMayBuy },
    ],
  },
  {
    id: 'prescriptions',
    title: questionsMessages.prescriptions,
    questions: [
      {
        question: questionsMessages.whichProductsNeedAPrescription,
        answer: questionsMessages.thoseWithTheRxMark,
      },
      {
        question: questionsMessages.whoLooksAtMyPrescription,
        answer: questionsMessages.aPharmacistOfThePharmacy,
      },
      {
        question: questionsMessages.whatIfItIsNotAccepted,
        answer: questionsMessages.thePharmacySaysWhyAndYouSee,
      },
      {
        question: questionsMessages.doYouSellControlledMedicines,
        answer: questionsMessages.noMedicinesThatTheDangerous,
      },
    ],
  },
  {
    id: 'delivery',
    title: questionsMessages.deliveryPickUpAndPayment,
    questions: [
      { question: questionsMessages.howMuchIsDelivery, answer: questionsMessages.doorToDoorDeliveryIsFee },
      {
        question: questionsMessages.howLongDoesItTake,
        answer: questionsMessages.thePharmacyConfirmsDuringItsOpening,
      },
      { question: questionsMessages.howDoIPay, answer: questionsMessages.inCashWhenTheOrder },
      {
        question: questionsMessages.willIGetAnOfficialReceipt,
        answer: questionsMessages.yesFromThePharmacyBecause,
      },
    ],
  },
  {
    id: 'tracking',
    title: questionsMessages.trackingCancellingAndReturning,
    questions: [
      {
        question: questionsMessages.howDoITrackMyOrder,
        answer: questionsMessages.withTheOrderNumberWhichStarts,
        link: { to: paths.trackYourOrder(), text: questionsMessages.trackYourOrder },
      },
      {
        question: questionsMessages.iLostMyOrderNumber,
        answer: questionsMessages.lookForOurEmailOnTheDay,
        link: { to: paths.contactUs(), text: ui.contactUsLink },
      },
      { question: questionsMessages.canICancel, answer: questionsMessages.yesFreelyAndWithoutGiving },
      {
        question: questionsMessages.somethingIsDamagedWrongOrExpired,
        answer: questionsMessages.doNotUseItTell,
        link: { to: paths.contactUs(), text: ui.contactUsLink },
      },
    ],
  },
  {
    id: 'privacy',
    title: questionsMessages.privacyAndAccount,
    questions: [
      {
        question: questionsMessages.whoLearnsWhatIBuy,
        answer: questionsMessages.thePharmacyThatServesYouAndNobody,
        link: { to: paths.privacyPolicy(), text: questionsMessages.readThePrivacyPolicy },
      },
      {
        question: questionsMessages.howLongDoYouKeep,
        answer: questionsMessages.picturesOfPrescriptionsAndIds,
      },
      {
        question: questionsMessages.iForgotMyPassword,
        answer: questionsMessages.askForALinkByEmail,
        link: { to: paths.forgotPassword(), text: ui.setANewPassword },
      },
    ],
  },
]

/** What pharmacies ask before they apply. */
export const SELLER_QUESTIONS: readonly Question[] = [
  {
    question: questionsMessages.mayWeSellPrescriptionMedicines,
    answer: questionsMessages.yesTheCustomersPrescriptionComes,
  },
  { question: questionsMessages.whoDelivers, answer: questionsMessages.youDoWithYourOwn },
  { question: questionsMessages.howDoCustomersPay, answer: questionsMessages.inCashToYouOnDelivery },
  { question: questionsMessages.whoBearsTheSeniorCitizen, answer: questionsMessages.thePharmacyAsInItsStore },
  { question: questionsMessages.whatIfWeRunOut, answer: questionsMessages.stockGoesDownTheMoment },
  {
    question: questionsMessages.whatHappensWhenOurLicenceExpires,
    answer: questionsMessages.yourOffersLeaveTheShelves,
  },
]

import type { Label, Message } from '@botika/common/messages/message'
import * as faq from '@botika/common/messages/questions'
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

export const QUESTION_FACTS = { fee: DELIVERY_OPTIONS[0].fee }

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'ordering',
    title: faq.findingAndOrdering,
    questions: [
      {
        question: faq.doINeedAnAccount,
        answer: faq.noYouCanSearchKeep,
        link: { to: paths.register(), text: faq.createAnAccount },
      },
      {
        question: faq.whoSellsMeTheMedicine,
        answer: faq.thePharmacyThatIsNamed,
        link: { to: paths.pharmacies(), text: faq.seeAllPharmacies },
      },
      { question: faq.whyDoPricesDifferBetweenPharmacies, answer: faq.eachPharmacySetsItsOwn },
      { question: faq.canIOrderFromSeveral, answer: faq.yesYourCartIsSorted },
      { question: faq.iTypedItWrongAndStill, answer: faq.theSearchForgivesMistakesKnows },
    ],
  },
  {
    id: 'generics',
    title: faq.generics,
    questions: [
      { question: faq.whatIsAGenericMedicine, answer: faq.oneThatIsKnownByWhatIs },
      { question: faq.isAGenericAsGood, answer: faq.theFoodAndDrugAdministration },
      { question: faq.mayIChangeFromABrand, answer: faq.theChoiceIsYoursAndThePharmacist },
    ],
  },
  {
    id: 'discounts',
    title: faq.seniorCitizenAndPwdDiscount,
    questions: [
      {
        question: faq.howIsTheDiscountComputed,
        answer: faq.firstThe12VatIsTaken,
        link: { to: `${paths.howItWorks()}#discount`, text: faq.seeMoreExamples },
      },
      { question: faq.whatDoINeedForIt, answer: faq.atCheckoutChooseSeniorCitizen },
      { question: faq.doesItAddUpWithAPromotion, answer: faq.noTheLawGivesYouTheBetter },
      { question: faq.iHaveASeniorId, answer: faq.oneHolderGetsOneDiscount },
      { question: faq.whatIsNotCovered, answer: faq.cosmeticsMostFoodAndOther },
      { question: faq.canIOrderForMyParents, answer: faq.yesSomebodyElseMayBuy },
    ],
  },
  {
    id: 'prescriptions',
    title: faq.prescriptions,
    questions: [
      { question: faq.whichProductsNeedAPrescription, answer: faq.thoseWithTheRxMark },
      { question: faq.whoLooksAtMyPrescription, answer: faq.aPharmacistOfThePharmacy },
      { question: faq.whatIfItIsNotAccepted, answer: faq.thePharmacySaysWhyAndYouSee },
      { question: faq.doYouSellControlledMedicines, answer: faq.noMedicinesThatTheDangerous },
    ],
  },
  {
    id: 'delivery',
    title: faq.deliveryPickUpAndPayment,
    questions: [
      { question: faq.howMuchIsDelivery, answer: faq.doorToDoorDeliveryIsFee },
      { question: faq.howLongDoesItTake, answer: faq.thePharmacyConfirmsDuringItsOpening },
      { question: faq.howDoIPay, answer: faq.inCashWhenTheOrder },
      { question: faq.willIGetAnOfficialReceipt, answer: faq.yesFromThePharmacyBecause },
    ],
  },
  {
    id: 'tracking',
    title: faq.trackingCancellingAndReturning,
    questions: [
      {
        question: faq.howDoITrackMyOrder,
        answer: faq.withTheOrderNumberWhichStarts,
        link: { to: paths.trackYourOrder(), text: faq.trackYourOrder },
      },
      {
        question: faq.iLostMyOrderNumber,
        answer: faq.lookForOurEmailOnTheDay,
        link: { to: paths.contactUs(), text: ui.contactUsLink },
      },
      { question: faq.canICancel, answer: faq.yesFreelyAndWithoutGiving },
      {
        question: faq.somethingIsDamagedWrongOrExpired,
        answer: faq.doNotUseItTell,
        link: { to: paths.contactUs(), text: ui.contactUsLink },
      },
    ],
  },
  {
    id: 'privacy',
    title: faq.privacyAndAccount,
    questions: [
      {
        question: faq.whoLearnsWhatIBuy,
        answer: faq.thePharmacyThatServesYouAndNobody,
        link: { to: paths.privacyPolicy(), text: faq.readThePrivacyPolicy },
      },
      { question: faq.howLongDoYouKeep, answer: faq.picturesOfPrescriptionsAndIds },
      {
        question: faq.iForgotMyPassword,
        answer: faq.askForALinkByEmail,
        link: { to: paths.forgotPassword(), text: ui.setANewPassword },
      },
    ],
  },
]

export const SELLER_QUESTIONS: readonly Question[] = [
  { question: faq.mayWeSellPrescriptionMedicines, answer: faq.yesTheCustomersPrescriptionComes },
  { question: faq.whoDelivers, answer: faq.youDoWithYourOwn },
  { question: faq.howDoCustomersPay, answer: faq.inCashToYouOnDelivery },
  { question: faq.whoBearsTheSeniorCitizen, answer: faq.thePharmacyAsInItsStore },
  { question: faq.whatIfWeRunOut, answer: faq.stockGoesDownTheMoment },
  { question: faq.whatHappensWhenOurLicenceExpires, answer: faq.yourOffersLeaveTheShelves },
]

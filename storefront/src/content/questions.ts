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

const linked = (question: Label, answer: Question['answer'], to: string, text: Label): Question => ({
  question,
  answer,
  link: { to, text },
})

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'ordering',
    title: faq.findingAndOrdering,
    questions: [
      linked(faq.doINeedAnAccount, faq.noYouCanSearchKeep, paths.register(), faq.createAnAccount),
      linked(faq.whoSellsMeTheMedicine, faq.thePharmacyThatIsNamed, paths.pharmacies(), faq.seeAllPharmacies),
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
      linked(
        faq.howIsTheDiscountComputed,
        faq.firstThe12VatIsTaken,
        `${paths.howItWorks()}#discount`,
        faq.seeMoreExamples,
      ),
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
      linked(
        faq.howDoITrackMyOrder,
        faq.withTheOrderNumberWhichStarts,
        paths.trackYourOrder(),
        faq.trackYourOrder,
      ),
      linked(faq.iLostMyOrderNumber, faq.lookForOurEmailOnTheDay, paths.contactUs(), ui.contactUsLink),
      { question: faq.canICancel, answer: faq.yesFreelyAndWithoutGiving },
      linked(faq.somethingIsDamagedWrongOrExpired, faq.doNotUseItTell, paths.contactUs(), ui.contactUsLink),
    ],
  },
  {
    id: 'privacy',
    title: faq.privacyAndAccount,
    questions: [
      linked(
        faq.whoLearnsWhatIBuy,
        faq.thePharmacyThatServesYouAndNobody,
        paths.privacyPolicy(),
        faq.readThePrivacyPolicy,
      ),
      { question: faq.howLongDoYouKeep, answer: faq.picturesOfPrescriptionsAndIds },
      linked(faq.iForgotMyPassword, faq.askForALinkByEmail, paths.forgotPassword(), ui.setANewPassword),
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

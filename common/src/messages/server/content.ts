import { message } from '../declare'

export const mustNotBeBeforeTheFirstDay = message('server/content.mustNotBeBeforeTheFirstDay', {
  en: 'Must not be before the first day',
  fil: 'Hindi dapat mas maaga sa unang araw',
})
export const yes = message('server/content.yes', { en: 'Yes', fil: 'Oo' })
export const no = message('server/content.no', { en: 'No', fil: 'Hindi' })
export const filesInTheDataFolder = message('server/content.filesInTheDataFolder', {
  en: 'Files in the data folder',
  fil: 'Mga file sa folder ng datos',
})
export const aMailServer = message('server/content.aMailServer', {
  en: 'A mail server',
  fil: 'Isang mail server',
})
export const shop = message('server/content.shop', { en: 'Shop', fil: 'Tindahan' })
export const publicAddress = message('server/content.publicAddress', {
  en: 'Public address',
  fil: 'Pampublikong address',
})
export const linksInMailOnlyWorkOnThis = message('server/content.linksInMailOnlyWorkOnThis', {
  en: 'Links in mail only work on this machine.',
  fil: 'Sa makinang ito lang gumagana ang mga link sa email.',
})
export const chatLink = message('server/content.chatLink', { en: 'Chat link', fil: 'Link ng chat' })
export const theContactForm = message('server/content.theContactForm', {
  en: 'The contact form',
  fil: 'Ang contact form',
})
export const socialNetworks = message('server/content.socialNetworks', {
  en: 'Social networks',
  fil: 'Mga social network',
})
export const none = message('server/content.none', { en: 'None', fil: 'Wala' })
export const pricesAndDelivery = message('server/content.pricesAndDelivery', {
  en: 'Prices and delivery',
  fil: 'Presyo at paghahatid',
})
export const deliveryFee = message('server/content.deliveryFee', {
  en: 'Delivery fee',
  fil: 'Bayad sa hatid',
})
export const deliveryRadius = message('server/content.deliveryRadius', {
  en: 'Delivery without terms of the pharmacy: within',
  fil: 'Paghahatid kung walang sinabi ang botika: sa loob ng',
})
export const countKm = message('server/content.countKm', { en: '{km, number} km', fil: '{km, number} km' })
export const confirmedIn = message('server/content.confirmedIn', {
  en: 'A pharmacy confirms, or takes what another refused, in',
  fil: 'Kukumpirma ang botika, o tatanggap ng tinanggihan ng iba, sa loob ng',
})
export const countOpenHours = message('server/content.countOpenHours', {
  en: '{hours, plural, one {# hour} other {# hours}} of being open',
  fil: '{hours, number} oras na bukas',
})
export const shoppersChooseIn = message('server/content.shoppersChooseIn', {
  en: 'Shoppers choose for a refused item in',
  fil: 'Pipili ang mamimili para sa tinanggihang item sa loob ng',
})
export const charged = message('server/content.charged', { en: 'Charged', fil: 'Singil' })
export const onceForOrder = message('server/content.onceForOrder', {
  en: 'Once for an order',
  fil: 'Isang beses bawat order',
})
export const forEachPharmacysParcel = message('server/content.forEachPharmacysParcel', {
  en: 'For each pharmacy’s parcel',
  fil: 'Para sa parsela ng bawat botika',
})
export const prescriptionMedicines = message('server/content.prescriptionMedicines', {
  en: 'Prescription medicines',
  fil: 'Mga gamot na may reseta',
})
export const deliveredAndPickedUp = message('server/content.deliveredAndPickedUp', {
  en: 'Delivered and picked up',
  fil: 'Inihahatid at kinukuha',
})
export const pickedUpOnly = message('server/content.pickedUpOnly', {
  en: 'Picked up only',
  fil: 'Kinukuha lamang',
})
export const seniorCitizenAndPWDDiscount = message('server/content.seniorCitizenAndPWDDiscount', {
  en: 'Senior citizen and PWD discount',
  fil: 'Diskuwento ng senior citizen at PWD',
})
export const theLawAsksFor20 = message('server/content.theLawAsksFor20', {
  en: 'The law asks for 20%.',
  fil: '20% ang hinihingi ng batas.',
})
export const valueAddedTaxInPrices = message('server/content.valueAddedTaxInPrices', {
  en: 'Value-added tax in prices',
  fil: 'VAT na kasama sa presyo',
})
export const mail = message('server/content.mail', { en: 'Mail', fil: 'Email' })
export const emailsGoTo = message('server/content.emailsGoTo', {
  en: 'Emails go to',
  fil: 'Pinapadalhan ng mga email',
})
export const nobodyReceivesMailUntilMailServerIs = message(
  'server/content.nobodyReceivesMailUntilMailServerIs',
  {
    en: 'Nobody receives mail until a mail server is set.',
    fil: 'Walang makatatanggap ng email hangga’t walang itinakdang mail server.',
  },
)
export const sender = message('server/content.sender', { en: 'Sender', fil: 'Nagpadala' })
export const safety = message('server/content.safety', { en: 'Safety', fil: 'Kaligtasan' })
export const captchaOnPublicForms = message('server/content.captchaOnPublicForms', {
  en: 'Captcha on public forms',
  fil: 'Captcha sa mga pampublikong form',
})
export const robotsCanRegisterAndWrite = message('server/content.robotsCanRegisterAndWrite', {
  en: 'Robots can register and write.',
  fil: 'Makapagrerehistro at makasusulat ang mga robot.',
})
export const rateLimits = message('server/content.rateLimits', {
  en: 'Rate limits',
  fil: 'Limitasyon sa dami ng tawag',
})
export const passwordsCanBeTriedWithoutEnd = message('server/content.passwordsCanBeTriedWithoutEnd', {
  en: 'Passwords can be tried without end.',
  fil: 'Walang katapusang masusubukan ang mga password.',
})
export const prescriptionsAndIDPicturesAreKept = message('server/content.prescriptionsAndIDPicturesAreKept', {
  en: 'Prescriptions and ID pictures are kept',
  fil: 'Gaano katagal itinatago ang mga reseta at larawan ng ID',
})
export const theSecurityLogIsKept = message('server/content.theSecurityLogIsKept', {
  en: 'The security log is kept',
  fil: 'Gaano katagal itinatago ang tala ng seguridad',
})
export const behindProxy = message('server/content.behindProxy', {
  en: 'Behind a proxy',
  fil: 'Nasa likod ng proxy',
})
export const answeredAlready = message('server/content.answeredAlready', {
  en: 'This message is answered already: write on by email.',
  fil: 'Nasagot na ang mensaheng ito: magpatuloy sa email.',
})
export const complaintsTitle = message('server/content.complaintsTitle', {
  en: 'Complaints',
  fil: 'Mga reklamo',
})
export const complaintsPossibleFor = message('server/content.complaintsPossibleFor', {
  en: 'Problems can be reported for',
  fil: 'Maaaring mag-report ng problema nang',
})
export const pharmacyAnswersIn = message('server/content.pharmacyAnswersIn', {
  en: 'A pharmacy answers in',
  fil: 'Sasagot ang botika sa loob ng',
})
export const settledIn = message('server/content.settledIn', {
  en: 'Settled in',
  fil: 'Pagpapasyahan sa loob ng',
})
export const openedAgainFor = message('server/content.openedAgainFor', {
  en: 'Can be opened once more for',
  fil: 'Maaaring muling buksan sa loob ng',
})
export const theLawAsksForSevenDays = message('server/content.theLawAsksForSevenDays', {
  en: 'After seven days a shopper may go to the DTI (RA 11967, section 24).',
  fil: 'Pagkaraan ng pitong araw, maaaring lumapit ang mamimili sa DTI (RA 11967, seksyon 24).',
})

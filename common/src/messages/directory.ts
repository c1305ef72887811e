import { message } from './declare'

export const address = message('directory.address', { en: 'Address', fil: 'Address' })
export const notKnown = message('directory.notKnown', { en: 'Not known', fil: 'Hindi alam' })
export const phone = message('directory.phone', { en: 'Phone', fil: 'Telepono' })
export const openingHours = message('directory.openingHours', { en: 'Opening hours', fil: 'Oras ng bukas' })
export const services = message('directory.services', { en: 'Services', fil: 'Mga serbisyo' })
export const tryAnotherNameOrCity = message('directory.tryAnotherNameOrCity', {
  en: 'Try another name or city.',
  fil: 'Subukan ang ibang pangalan o lungsod.',
})
export const noneIsListedYetLook = message('directory.noneIsListedYetLook', {
  en: 'None is listed yet. Look in again soon.',
  fil: 'Wala pang nakalista. Bumalik muli sa ibang araw.',
})
export const searchWhat = message('directory.searchWhat', { en: 'Search {what}', fil: 'Maghanap ng {what}' })
export const kindsOfFacilities = message('directory.kindsOfFacilities', {
  en: 'Kinds of facilities',
  fil: 'Mga uri ng pasilidad',
})
export const hospital = message('directory.hospital', { en: 'Hospital', fil: 'Ospital' })
export const publicAndPrivateHospitalsWithTheir = message('directory.publicAndPrivateHospitalsWithTheir', {
  en: 'Public and private hospitals, with their services and emergency numbers.',
  fil: 'Mga pampubliko at pribadong ospital, kasama ang kanilang serbisyo at numerong pang-emergency.',
})
export const clinic = message('directory.clinic', { en: 'Clinic', fil: 'Klinika' })
export const clinicsForACheckUp = message('directory.clinicsForACheckUp', {
  en: 'Clinics for a check-up, a vaccination or a small wound.',
  fil: 'Mga klinika para sa check-up, bakuna o maliit na sugat.',
})
export const laboratory = message('directory.laboratory', { en: 'Laboratory', fil: 'Laboratoryo' })
export const laboratoriesForBloodTestsX = message('directory.laboratoriesForBloodTestsX', {
  en: 'Laboratories for blood tests, X-rays and more.',
  fil: 'Mga laboratoryo para sa blood test, X-ray at iba pa.',
})
export const veterinarian = message('directory.veterinarian', { en: 'Veterinarian', fil: 'Beterinaryo' })
export const careForTheAnimalsOfTheFamily = message('directory.careForTheAnimalsOfTheFamily', {
  en: 'Care for the animals of the family.',
  fil: 'Alaga para sa mga hayop ng pamilya.',
})
export const monday = message('directory.monday', { en: 'Monday', fil: 'Lunes' })
export const tuesday = message('directory.tuesday', { en: 'Tuesday', fil: 'Martes' })
export const wednesday = message('directory.wednesday', { en: 'Wednesday', fil: 'Miyerkules' })
export const thursday = message('directory.thursday', { en: 'Thursday', fil: 'Huwebes' })
export const friday = message('directory.friday', { en: 'Friday', fil: 'Biyernes' })
export const saturday = message('directory.saturday', { en: 'Saturday', fil: 'Sabado' })
export const sunday = message('directory.sunday', { en: 'Sunday', fil: 'Linggo' })
export const everyDay = message('directory.everyDay', { en: 'Every day', fil: 'Araw-araw' })
export const open24Hours = message('directory.open24Hours', { en: 'Open 24 hours', fil: 'Bukas 24 oras' })
export const publicHolidays = message('directory.publicHolidays', {
  en: 'Public holidays',
  fil: 'Mga pista opisyal',
})
export const closed = message('directory.closed', { en: 'Closed', fil: 'Sarado' })
export const nameAboutInCityClinic = message('directory.nameAboutInCityClinic', {
  en: '{name}, {about} in {city}: clinic, schedule and fee.',
  fil: '{name}, {about} sa {city}: klinika, iskedyul at singil.',
})
export const thePhilippines = message('directory.thePhilippines', { en: 'the Philippines', fil: 'Pilipinas' })
export const consultationFee = message('directory.consultationFee', {
  en: 'Consultation fee',
  fil: 'Bayad sa konsulta',
})
export const prcLicence = message('directory.prcLicence', { en: 'PRC licence', fil: 'PRC license' })
export const doctorsForWords = message('directory.doctorsForWords', {
  en: 'Doctors for “{words}”',
  fil: 'Mga doktor para sa “{words}”',
})
export const titleClinicsSchedulesAndFees = message('directory.titleClinicsSchedulesAndFees', {
  en: '{title}: clinics, schedules and fees of doctors in the Philippines.',
  fil: '{title}: klinika, iskedyul at singil ng mga doktor sa Pilipinas.',
})
export const countDoctors = message('directory.countDoctors', {
  en: '{count, plural, one {# Doctor} other {# Doctors}}',
  fil: '{count, number} Doktor',
})
export const specialties = message('directory.specialties', { en: 'Specialties', fil: 'Mga espesyalidad' })
export const noDoctorWasFound = message('directory.noDoctorWasFound', {
  en: 'No doctor was found',
  fil: 'Walang nahanap na doktor',
})
export const viewDoctor = message('directory.viewDoctor', { en: 'View Doctor', fil: 'Tingnan ang Doktor' })
export const nameKindInCityAddress = message('directory.nameKindInCityAddress', {
  en: '{name}, {kind} in {city}: address, phone, opening hours, directions.',
  fil: '{name}, {kind} sa {city}: address, telepono, oras ng bukas, direksyon.',
})
export const healthFacilities = message('directory.healthFacilities', {
  en: 'Health facilities',
  fil: 'Mga pasilidad pangkalusugan',
})
export const hospitalsClinicsLaboratoriesVeterinarians = message(
  'directory.hospitalsClinicsLaboratoriesVeterinarians',
  {
    en: 'Hospitals, clinics, laboratories and veterinarians in the Philippines: addresses, phone numbers and opening hours.',
    fil: 'Mga ospital, klinika, laboratoryo at beterinaryo sa Pilipinas: address, telepono at oras ng bukas.',
  },
)
export const whatForWords = message('directory.whatForWords', {
  en: '{what} for “{words}”',
  fil: '{what} para sa “{words}”',
})
export const noWhatWasFound = message('directory.noWhatWasFound', {
  en: 'No {what} was found',
  fil: 'Walang nahanap na {what}',
})
export const allWhat = message('directory.allWhat', { en: 'All {what}', fil: 'Lahat ng {what}' })
export const viewWhat = message('directory.viewWhat', { en: 'View {what}', fil: 'Tingnan ang {what}' })
export const countPharmacies = message('directory.countPharmacies', {
  en: '{count, plural, one {# Pharmacy} other {# Pharmacies}}',
  fil: '{count, number} Botika',
})
export const pharmaciesWords = message('directory.pharmaciesWords', {
  en: 'Pharmacies: {words}',
  fil: 'Mga Botika: {words}',
})
export const licensedPharmaciesPhilippinesAddress = message(
  'directory.licensedPharmaciesPhilippinesAddress',
  {
    en: 'Licensed pharmacies in the Philippines: address, opening hours, distance and what they have in stock.',
    fil: 'Mga lisensyadong botika sa Pilipinas: address, oras ng bukas, layo at kung ano ang may stock.',
  },
)
export const pharmaciesForWords = message('directory.pharmaciesForWords', {
  en: 'Pharmacies for “{words}”',
  fil: 'Mga botika para sa “{words}”',
})
export const pharmacies = message('directory.pharmacies', { en: 'pharmacies', fil: 'botika' })
export const noPharmacyWasFound = message('directory.noPharmacyWasFound', {
  en: 'No pharmacy was found',
  fil: 'Walang nahanap na botika',
})
export const countProducts = message('directory.countProducts', {
  en: '{count, plural, one {# product} other {# products}}',
  fil: '{count, number} produkto',
})
export const nameAddressOpeningHoursDirections = message('directory.nameAddressOpeningHoursDirections', {
  en: '{name}, {address}: opening hours, directions, prices and stock.',
  fil: '{name}, {address}: oras ng bukas, direksyon, presyo at stock.',
})
export const fdaLicence = message('directory.fdaLicence', { en: 'FDA licence', fil: 'FDA license' })
export const vatRegistered = message('directory.vatRegistered', {
  en: 'VAT-registered',
  fil: 'Rehistrado sa VAT',
})
export const notVatRegistered = message('directory.notVatRegistered', {
  en: 'Not VAT-registered',
  fil: 'Hindi rehistrado sa VAT',
})
export const thisPharmacyCantTakeOrders = message('directory.thisPharmacyCantTakeOrders', {
  en: 'This pharmacy can’t take orders right now: it has to show a valid FDA licence first.',
  fil: 'Hindi makatanggap ng order ang botikang ito ngayon: kailangan muna nitong magpakita ng balidong FDA license.',
})
export const shopCategories = message('directory.shopCategories', {
  en: 'Shop Categories',
  fil: 'Mga Kategorya ng Tindahan',
})
export const nothingHereMatchesWords = message('directory.nothingHereMatchesWords', {
  en: 'Nothing here matches “{words}”',
  fil: 'Walang tumutugma sa “{words}” dito',
})
export const noProductsHereYet = message('directory.noProductsHereYet', {
  en: 'No products here yet',
  fil: 'Wala pang produkto rito',
})
export const nothingCanBeOrderedHereRight = message('directory.nothingCanBeOrderedHereRight', {
  en: 'Nothing can be ordered here right now',
  fil: 'Walang maaaring orderin dito ngayon',
})
export const otherPharmaciesMayHaveWhatYouNeed = message('directory.otherPharmaciesMayHaveWhatYouNeed', {
  en: 'Other pharmacies may have what you need.',
  fil: 'Baka nasa ibang botika ang kailangan mo.',
})
export const searchInName = message('directory.searchInName', {
  en: 'Search in {name}',
  fil: 'Maghanap sa {name}',
})
export const noPrescriptionsHere = message('directory.noPrescriptionsHere', {
  en: 'Prescription medicines can’t be ordered here right now: the pharmacy has to show a pharmacist’s valid PRC card first. Other pharmacies may have them.',
  fil: 'Hindi makapag-order dito ngayon ng gamot na may reseta: kailangan munang magpakita ang botika ng balidong PRC card ng parmasyutiko. Baka mayroon sa ibang botika.',
})

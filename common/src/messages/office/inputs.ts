import { message } from '../declare'

export const whatYouHadTypedIsBack = message('office/inputs.whatYouHadTypedIsBack', {
  en: 'What you had typed is back, except pictures and passwords; it is not saved yet',
  fil: 'Naibalik ang na-type mo, maliban sa mga larawan at password; hindi pa ito naka-save',
})
export const nameIsADraftFor = message('office/inputs.nameIsADraftFor', {
  en: '{name} is a draft for now. {why}',
  fil: 'Draft muna ang {name}. {why}',
})
export const chooseAPicture = message('office/inputs.chooseAPicture', {
  en: 'Choose a picture',
  fil: 'Pumili ng larawan',
})
export const opens = message('office/inputs.opens', { en: 'opens', fil: 'bubukas' })
export const opensAgain = message('office/inputs.opensAgain', { en: 'opens again', fil: 'muling bubukas' })
export const closes = message('office/inputs.closes', { en: 'closes', fil: 'magsasara' })
export const closesAgain = message('office/inputs.closesAgain', {
  en: 'closes again',
  fil: 'muling magsasara',
})
export const addABreak = message('office/inputs.addABreak', {
  en: 'Add a break',
  fil: 'Magdagdag ng pahinga',
})
export const noBreak = message('office/inputs.noBreak', { en: 'No break', fil: 'Walang pahinga' })
export const sameEveryDay = message('office/inputs.sameEveryDay', {
  en: 'Same every day',
  fil: 'Pareho araw-araw',
})
export const forExampleHours = message('office/inputs.forExampleHours', {
  en: 'For example: {hours}',
  fil: 'Halimbawa: {hours}',
})
export const fillInByWeekday = message('office/inputs.fillInByWeekday', {
  en: 'Fill in by weekday',
  fil: 'Punan ayon sa araw',
})
export const dayAndNight = message('office/inputs.dayAndNight', { en: 'Day and night', fil: 'Araw at gabi' })
export const closedOnHolidays = message('office/inputs.closedOnHolidays', {
  en: 'Closed on holidays',
  fil: 'Sarado kapag pista opisyal',
})
export const shoppersAreNotToldWhen = message('office/inputs.shoppersAreNotToldWhen', {
  en: 'Shoppers are not told when it is open.',
  fil: 'Hindi sinasabi sa mamimili kung kailan ito bukas.',
})
export const notUnderstoodAsTimesOf = message('office/inputs.notUnderstoodAsTimesOf', {
  en: 'Not understood as times of a week: {rules}.',
  fil: 'Hindi maintindihan bilang oras ng linggo: {rules}.',
})
export const shoppersSeeTheWholeText = message('office/inputs.shoppersSeeTheWholeText', {
  en: 'Shoppers see the whole text as you write it, and may not be told whether it is open now.',
  fil: 'Makikita ng mamimili ang buong teksto ayon sa pagkakasulat, at maaaring hindi masabi kung bukas ito ngayon.',
})
export const midnight = message('office/inputs.midnight', { en: 'midnight', fil: 'hatinggabi' })
export const closed = message('office/inputs.closed', { en: 'closed', fil: 'sarado' })
export const openAllDay = message('office/inputs.openAllDay', {
  en: 'open all day',
  fil: 'bukas buong araw',
})
export const fromToToTheNext = message('office/inputs.fromToToTheNext', {
  en: '{from} to {to} the next morning',
  fil: '{from} hanggang {to} kinabukasan',
})
export const everyDayHours = message('office/inputs.everyDayHours', {
  en: 'Every day {hours}',
  fil: 'Araw-araw, {hours}',
})
export const cutThePicture = message('office/inputs.cutThePicture', {
  en: 'Crop the picture',
  fil: 'Gupitin ang larawan',
})
export const pictureToCutMoveIt = message('office/inputs.pictureToCutMoveIt', {
  en: 'Picture to crop. Move it with the arrow keys, + and − make it larger and smaller.',
  fil: 'Larawang puputulin. Ilipat gamit ang mga arrow key; pinalalaki ng + at pinaliliit ng −.',
})
export const pictureNumberOfCount = message('office/inputs.pictureNumberOfCount', {
  en: 'Picture {number, number} of {count, number}',
  fil: 'Larawan {number, number} sa {count, number}',
})
export const movePictureNumberEarlier = message('office/inputs.movePictureNumberEarlier', {
  en: 'Move picture {number, number} earlier',
  fil: 'Ilipat paauna ang larawan {number, number}',
})
export const cutPictureNumber = message('office/inputs.cutPictureNumber', {
  en: 'Crop picture {number, number}',
  fil: 'Putulin ang larawan {number, number}',
})
export const removePictureNumber = message('office/inputs.removePictureNumber', {
  en: 'Remove picture {number, number}',
  fil: 'Alisin ang larawan {number, number}',
})
export const movePictureNumberLater = message('office/inputs.movePictureNumberLater', {
  en: 'Move picture {number, number} later',
  fil: 'Ilipat pahuli ang larawan {number, number}',
})
export const atMostMostPictures = message('office/inputs.atMostMostPictures', {
  en: 'At most {most, number} pictures',
  fil: 'Hanggang {most, number} larawan lang',
})
export const pictureNumberRemoved = message('office/inputs.pictureNumberRemoved', {
  en: 'Picture {number, number} removed',
  fil: 'Inalis ang larawan {number, number}',
})
export const pictureFromIsNowNumber = message('office/inputs.pictureFromIsNowNumber', {
  en: 'Picture {from, number} is now number {to, number}',
  fil: 'Ang larawan {from, number} ay numero {to, number} na',
})
export const addPictures = message('office/inputs.addPictures', {
  en: 'Add pictures',
  fil: 'Magdagdag ng larawan',
})
export const pointOnTheMap = message('office/inputs.pointOnTheMap', {
  en: 'Point on the map',
  fil: 'Punto sa mapa',
})
export const coordinatesOrAMapsLink = message('office/inputs.coordinatesOrAMapsLink', {
  en: 'Coordinates or a map’s link',
  fil: 'Coordinates o link ng mapa',
})
export const thisPointIsNotIn = message('office/inputs.thisPointIsNotIn', {
  en: 'This point is not in the Philippines. Are latitude and longitude swapped?',
  fil: 'Wala sa Pilipinas ang puntong ito. Nagkabaligtad ba ang latitude at longitude?',
})
export const thePinAmongCountPharmacies = message('office/inputs.thePinAmongCountPharmacies', {
  en: 'The pin among {count, number} pharmacies within 3 km',
  fil: 'Ang pin kasama ng {count, number} botika sa loob ng 3 km',
})
export const seeItOnOpenStreetMap = message('office/inputs.seeItOnOpenStreetMap', {
  en: 'See it on OpenStreetMap',
  fil: 'Tingnan sa OpenStreetMap',
})
export const draftNobodySeesIt = message('office/inputs.draftNobodySeesIt', {
  en: 'Draft: nobody sees it',
  fil: 'Burador: walang nakakakita',
})
export const publishedMoment = message('office/inputs.publishedMoment', {
  en: 'Published {moment}',
  fil: 'Inilathala {moment}',
})
export const publishWhenSaved = message('office/inputs.publishWhenSaved', {
  en: 'Publish when saved',
  fil: 'Ilathala kapag na-save',
})
export const publishLater = message('office/inputs.publishLater', {
  en: 'Publish later',
  fil: 'Ilathala sa ibang araw',
})
export const publishAtManilaTime = message('office/inputs.publishAtManilaTime', {
  en: 'Publish at, Manila time',
  fil: 'Ilathala sa, oras ng Maynila',
})
export const withoutAMomentItStays = message('office/inputs.withoutAMomentItStays', {
  en: 'Without a date and time it stays a draft',
  fil: 'Kapag walang oras, mananatili itong draft',
})
export const thisMomentHasPassedIt = message('office/inputs.thisMomentHasPassedIt', {
  en: 'This time has passed: it is published when saved',
  fil: 'Lumipas na ang oras na ito: ilalathala ito pagka-save',
})
export const pictureNumber = message('office/inputs.pictureNumber', {
  en: 'Picture {number, number}',
  fil: 'Larawan {number, number}',
})
export const monday = message('office/inputs.monday', { en: 'Monday', fil: 'Lunes' })
export const tuesday = message('office/inputs.tuesday', { en: 'Tuesday', fil: 'Martes' })
export const wednesday = message('office/inputs.wednesday', { en: 'Wednesday', fil: 'Miyerkoles' })
export const thursday = message('office/inputs.thursday', { en: 'Thursday', fil: 'Huwebes' })
export const friday = message('office/inputs.friday', { en: 'Friday', fil: 'Biyernes' })
export const saturday = message('office/inputs.saturday', { en: 'Saturday', fil: 'Sabado' })
export const sunday = message('office/inputs.sunday', { en: 'Sunday', fil: 'Linggo' })
export const openingAndClosingTimeAre = message('office/inputs.openingAndClosingTimeAre', {
  en: 'Opening and closing time are the same.',
  fil: 'Magkapareho ang oras ng pagbubukas at pagsasara.',
})
export const thisFileCouldNotBe = message('office/inputs.thisFileCouldNotBe', {
  en: 'This file could not be read as a picture. Please choose another one, or save it again as JPEG or PNG.',
  fil: 'Hindi mabasa ang file na ito bilang larawan. Pumili ng iba, o i-save itong muli bilang JPEG o PNG.',
})
export const moveThePinWest = message('office/inputs.moveThePinWest', {
  en: 'Move the pin west',
  fil: 'Ilipat ang pin pakanluran',
})
export const moveThePinNorth = message('office/inputs.moveThePinNorth', {
  en: 'Move the pin north',
  fil: 'Ilipat ang pin pahilaga',
})
export const moveThePinSouth = message('office/inputs.moveThePinSouth', {
  en: 'Move the pin south',
  fil: 'Ilipat ang pin patimog',
})
export const moveThePinEast = message('office/inputs.moveThePinEast', {
  en: 'Move the pin east',
  fil: 'Ilipat ang pin pasilangan',
})
export const published = message('office/inputs.published', { en: 'Published', fil: 'Nailathala' })
export const choosePicture = message('office/inputs.choosePicture', {
  en: 'Please choose a JPEG, PNG or WebP picture.',
  fil: 'Pumili ng larawang JPEG, PNG o WebP.',
})
export const pictureTooLarge = message('office/inputs.pictureTooLarge', {
  en: 'This picture is larger than 8 MB.',
  fil: 'Mas malaki sa 8 MB ang larawang ito.',
})
export const noPointFound = message('office/inputs.noPointFound', {
  en: 'No point was found in this',
  fil: 'Walang nahanap na punto rito',
})

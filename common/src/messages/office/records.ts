import { message } from '../declare'

export const whatYouHadTypedIs = message('office/records.whatYouHadTypedIs', {
  en: 'What you had typed is back; it is not saved yet',
  fil: 'Naibalik ang na-type mo; hindi pa ito naka-save',
})
export const whatYouHadTypedIsBack = message('office/records.whatYouHadTypedIsBack', {
  en: 'What you had typed is back, except pictures and passwords; it is not saved yet',
  fil: 'Naibalik ang na-type mo, maliban sa mga larawan at password; hindi pa ito naka-save',
})
export const stopDoneOfAll = message('office/records.stopDoneOfAll', {
  en: 'Stop ({done} of {all})',
  fil: 'Ihinto ({done} sa {all})',
})
export const exportAll = message('office/records.exportAll', {
  en: 'Export {all}',
  fil: 'I-export ang {all}',
})
export const deleteIt = message('office/records.deleteIt', { en: 'Delete', fil: 'Burahin' })
export const deleteName = message('office/records.deleteName', {
  en: 'Delete {name}?',
  fil: 'Burahin ang {name}?',
})
export const deleteWhat = message('office/records.deleteWhat', {
  en: 'Delete {what}',
  fil: 'Burahin ang {what}',
})
export const nameWasDeleted = message('office/records.nameWasDeleted', {
  en: '{name} was deleted',
  fil: 'Nabura ang {name}',
})
export const nameWasSaved = message('office/records.nameWasSaved', {
  en: '{name} was saved',
  fil: 'Na-save ang {name}',
})
export const saveChanges = message('office/records.saveChanges', {
  en: 'Save changes',
  fil: 'I-save ang mga pagbabago',
})
export const nameWasAdded = message('office/records.nameWasAdded', {
  en: '{name} was added',
  fil: 'Naidagdag ang {name}',
})
export const nameIsADraftFor = message('office/records.nameIsADraftFor', {
  en: '{name} is a draft for now. {why}',
  fil: 'Draft muna ang {name}. {why}',
})
export const addWhat = message('office/records.addWhat', { en: 'Add {what}', fil: 'Magdagdag ng {what}' })
export const leaveWithoutSaving = message('office/records.leaveWithoutSaving', {
  en: 'Leave without saving?',
  fil: 'Aalis nang hindi nagse-save?',
})
export const leave = message('office/records.leave', { en: 'Leave', fil: 'Umalis' })
export const whatYouTypedHereIs = message('office/records.whatYouTypedHereIs', {
  en: 'What you typed here is not saved yet.',
  fil: 'Hindi pa naka-save ang na-type mo rito.',
})
export const hideThePassword = message('office/records.hideThePassword', {
  en: 'Hide the password',
  fil: 'Itago ang password',
})
export const showThePassword = message('office/records.showThePassword', {
  en: 'Show the password',
  fil: 'Ipakita ang password',
})
export const chooseAnother = message('office/records.chooseAnother', {
  en: 'Choose another',
  fil: 'Pumili ng iba',
})
export const chooseAPicture = message('office/records.chooseAPicture', {
  en: 'Choose a picture',
  fil: 'Pumili ng larawan',
})
export const remove = message('office/records.remove', { en: 'Remove', fil: 'Alisin' })
export const jpegPNGOrWebPAt = message('office/records.jpegPNGOrWebPAt', {
  en: 'JPEG, PNG or WebP, at most 8 MB',
  fil: 'JPEG, PNG o WebP, hanggang 8 MB',
})
export const streetAndNumber = message('office/records.streetAndNumber', {
  en: 'Street and number',
  fil: 'Kalye at numero',
})
export const province = message('office/records.province', { en: 'Province', fil: 'Lalawigan' })
export const cityOrMunicipality = message('office/records.cityOrMunicipality', {
  en: 'City or municipality',
  fil: 'Lungsod o bayan',
})
export const barangay = message('office/records.barangay', { en: 'Barangay', fil: 'Barangay' })
export const thenAddAnother = message('office/records.thenAddAnother', {
  en: 'Then add another',
  fil: 'Pagkatapos, magdagdag pa',
})
export const history = message('office/records.history', { en: 'History', fil: 'Kasaysayan' })
export const opens = message('office/records.opens', { en: 'opens', fil: 'bubukas' })
export const opensAgain = message('office/records.opensAgain', { en: 'opens again', fil: 'muling bubukas' })
export const closes = message('office/records.closes', { en: 'closes', fil: 'magsasara' })
export const closesAgain = message('office/records.closesAgain', {
  en: 'closes again',
  fil: 'muling magsasara',
})
export const addABreak = message('office/records.addABreak', {
  en: 'Add a break',
  fil: 'Magdagdag ng pahinga',
})
export const noBreak = message('office/records.noBreak', { en: 'No break', fil: 'Walang pahinga' })
export const sameEveryDay = message('office/records.sameEveryDay', {
  en: 'Same every day',
  fil: 'Pareho araw-araw',
})
export const forExampleHours = message('office/records.forExampleHours', {
  en: 'For example: {hours}',
  fil: 'Halimbawa: {hours}',
})
export const fillInByWeekday = message('office/records.fillInByWeekday', {
  en: 'Fill in by weekday',
  fil: 'Punan ayon sa araw',
})
export const dayAndNight = message('office/records.dayAndNight', { en: 'Day and night', fil: 'Araw at gabi' })
export const closedOnHolidays = message('office/records.closedOnHolidays', {
  en: 'Closed on holidays',
  fil: 'Sarado kapag pista opisyal',
})
export const writeItAsText = message('office/records.writeItAsText', {
  en: 'Write it as text',
  fil: 'Isulat bilang teksto',
})
export const shoppersAreNotToldWhen = message('office/records.shoppersAreNotToldWhen', {
  en: 'Shoppers are not told when it is open.',
  fil: 'Hindi sinasabi sa mamimili kung kailan ito bukas.',
})
export const notUnderstoodAsTimesOf = message('office/records.notUnderstoodAsTimesOf', {
  en: 'Not understood as times of a week: {rules}.',
  fil: 'Hindi maintindihan bilang oras ng linggo: {rules}.',
})
export const shoppersSeeTheWholeText = message('office/records.shoppersSeeTheWholeText', {
  en: 'Shoppers see the whole text as you write it, and may not be told whether it is open now.',
  fil: 'Makikita ng mamimili ang buong teksto ayon sa pagkakasulat, at maaaring hindi masabi kung bukas ito ngayon.',
})
export const midnight = message('office/records.midnight', { en: 'midnight', fil: 'hatinggabi' })
export const closed = message('office/records.closed', { en: 'closed', fil: 'sarado' })
export const openAllDay = message('office/records.openAllDay', {
  en: 'open all day',
  fil: 'bukas buong araw',
})
export const fromToToTheNext = message('office/records.fromToToTheNext', {
  en: '{from} to {to} the next morning',
  fil: '{from} hanggang {to} kinabukasan',
})
export const beforeAndSpan = message('office/records.beforeAndSpan', {
  en: '{before} and {span}',
  fil: '{before} at {span}',
})
export const everyDayHours = message('office/records.everyDayHours', {
  en: 'Every day {hours}',
  fil: 'Araw-araw, {hours}',
})
export const cutThePicture = message('office/records.cutThePicture', {
  en: 'Cut the picture',
  fil: 'Gupitin ang larawan',
})
export const useThis = message('office/records.useThis', { en: 'Use this', fil: 'Gamitin ito' })
export const pictureToCutMoveIt = message('office/records.pictureToCutMoveIt', {
  en: 'Picture to cut. Move it with the arrow keys, + and − make it larger and smaller.',
  fil: 'Larawang puputulin. Ilipat gamit ang mga arrow key; pinalalaki ng + at pinaliliit ng −.',
})
export const zoom = message('office/records.zoom', { en: 'Zoom', fil: 'Laki' })
export const pictureNumberOfCount = message('office/records.pictureNumberOfCount', {
  en: 'Picture {number, number} of {count, number}',
  fil: 'Larawan {number, number} sa {count, number}',
})
export const shownFirst = message('office/records.shownFirst', { en: 'Shown first', fil: 'Unang makikita' })
export const movePictureNumberEarlier = message('office/records.movePictureNumberEarlier', {
  en: 'Move picture {number, number} earlier',
  fil: 'Ilipat paauna ang larawan {number, number}',
})
export const cutPictureNumber = message('office/records.cutPictureNumber', {
  en: 'Cut picture {number, number}',
  fil: 'Putulin ang larawan {number, number}',
})
export const removePictureNumber = message('office/records.removePictureNumber', {
  en: 'Remove picture {number, number}',
  fil: 'Alisin ang larawan {number, number}',
})
export const movePictureNumberLater = message('office/records.movePictureNumberLater', {
  en: 'Move picture {number, number} later',
  fil: 'Ilipat pahuli ang larawan {number, number}',
})
export const atMostMostPictures = message('office/records.atMostMostPictures', {
  en: 'At most {most, number} pictures',
  fil: 'Hanggang {most, number} larawan lang',
})
export const pictureNumberRemoved = message('office/records.pictureNumberRemoved', {
  en: 'Picture {number, number} removed',
  fil: 'Inalis ang larawan {number, number}',
})
export const pictureFromIsNowNumber = message('office/records.pictureFromIsNowNumber', {
  en: 'Picture {from, number} is now number {to, number}',
  fil: 'Ang larawan {from, number} ay numero {to, number} na',
})
export const addPictures = message('office/records.addPictures', {
  en: 'Add pictures',
  fil: 'Magdagdag ng larawan',
})
export const jpegPNGOrWebPAtMost = message('office/records.jpegPNGOrWebPAtMost', {
  en: 'JPEG, PNG or WebP, at most 8 MB each. Drag them into order; the first one is shown in lists.',
  fil: 'JPEG, PNG o WebP, hanggang 8 MB bawat isa. Hilahin para ayusin; ang una ang makikita sa mga listahan.',
})
export const pointOnTheMap = message('office/records.pointOnTheMap', {
  en: 'Point on the map',
  fil: 'Punto sa mapa',
})
export const coordinatesOrAMapsLink = message('office/records.coordinatesOrAMapsLink', {
  en: 'Coordinates or a map’s link',
  fil: 'Coordinates o link ng mapa',
})
export const iAmThereNow = message('office/records.iAmThereNow', {
  en: 'I am there now',
  fil: 'Nandoon ako ngayon',
})
export const thisPointIsNotIn = message('office/records.thisPointIsNotIn', {
  en: 'This point is not in the Philippines. Are latitude and longitude swapped?',
  fil: 'Wala sa Pilipinas ang puntong ito. Nagkabaligtad ba ang latitude at longitude?',
})
export const thisIsKmKmFrom = message('office/records.thisIsKmKmFrom', {
  en: 'This is {km, number} km from the nearest pharmacy that we know in this city. Is it right?',
  fil: '{km, number} km ito mula sa pinakamalapit na botikang alam namin sa lungsod na ito. Tama ba?',
})
export const thePinAmongCountPharmacies = message('office/records.thePinAmongCountPharmacies', {
  en: 'The pin among {count, number} pharmacies within 3 km',
  fil: 'Ang pin kasama ng {count, number} botika sa loob ng 3 km',
})
export const moveThePin = message('office/records.moveThePin', { en: 'Move the pin', fil: 'Ilipat ang pin' })
export const pressWhereItShouldBe = message('office/records.pressWhereItShouldBe', {
  en: 'Press where it should be. An arrow moves it 10 metres; arrow keys do too, and 100 with Shift.',
  fil: 'Pindutin kung saan ito dapat. Inililipat ito ng arrow nang 10 metro; gayundin ng mga arrow key, at 100 kapag may Shift.',
})
export const seeItOnOpenStreetMap = message('office/records.seeItOnOpenStreetMap', {
  en: 'See it on OpenStreetMap',
  fil: 'Tingnan sa OpenStreetMap',
})
export const oneALine = message('office/records.oneALine', { en: 'One a line', fil: 'Isa bawat linya' })
export const searchWhat = message('office/records.searchWhat', {
  en: 'Search {what}',
  fil: 'Maghanap sa {what}',
})
export const noWhatYet = message('office/records.noWhatYet', { en: 'No {what} yet', fil: 'Wala pang {what}' })
export const regular = message('office/records.regular', { en: 'Regular', fil: 'Karaniwan' })
export const seniorOrPWD = message('office/records.seniorOrPWD', { en: 'Senior or PWD', fil: 'Senior o PWD' })
export const forOnePackSeniorsAnd = message('office/records.forOnePackSeniorsAnd', {
  en: 'For one pack. Seniors and PWDs pay the lower of their lawful price and the promotion, never both discounts.',
  fil: 'Para sa isang pakete. Magbabayad ang senior at PWD ng mas mababa sa presyong ayon sa batas at sa promo, hindi sabay ang bawas.',
})
export const thePromotionIsLowerThan = message('office/records.thePromotionIsLowerThan', {
  en: '* The promotion is lower than the lawful price, so it counts, without VAT.',
  fil: '* Mas mababa ang promo kaysa presyong ayon sa batas, kaya ito ang bilang, walang VAT.',
})
export const marksOfField = message('office/records.marksOfField', {
  en: 'Marks of {field}',
  fil: 'Mga marka ng {field}',
})
export const anEmptyLineStartsA = message('office/records.anEmptyLineStartsA', {
  en: 'An empty line starts a new paragraph',
  fil: 'Nagsisimula ng bagong talata ang blangkong linya',
})
export const asShoppersWillSeeIt = message('office/records.asShoppersWillSeeIt', {
  en: 'As shoppers will see it',
  fil: 'Ayon sa makikita ng mamimili',
})
export const withoutATitle = message('office/records.withoutATitle', {
  en: 'Without a title',
  fil: 'Walang pamagat',
})
export const draftNobodySeesIt = message('office/records.draftNobodySeesIt', {
  en: 'Draft: nobody sees it',
  fil: 'Burador: walang nakakakita',
})
export const publishedMoment = message('office/records.publishedMoment', {
  en: 'Published {moment}',
  fil: 'Inilathala {moment}',
})
export const publishWhenSaved = message('office/records.publishWhenSaved', {
  en: 'Publish when saved',
  fil: 'Ilathala kapag na-save',
})
export const publishLater = message('office/records.publishLater', {
  en: 'Publish later',
  fil: 'Ilathala sa ibang araw',
})
export const publishAtManilaTime = message('office/records.publishAtManilaTime', {
  en: 'Publish at, Manila time',
  fil: 'Ilathala sa, oras ng Maynila',
})
export const withoutAMomentItStays = message('office/records.withoutAMomentItStays', {
  en: 'Without a moment it stays a draft',
  fil: 'Kapag walang oras, mananatili itong draft',
})
export const thisMomentHasPassedIt = message('office/records.thisMomentHasPassedIt', {
  en: 'This moment has passed: it is published when saved',
  fil: 'Lumipas na ang oras na ito: ilalathala ito pagka-save',
})
export const scheduledMoment = message('office/records.scheduledMoment', {
  en: 'Scheduled {moment}',
  fil: 'Nakatakda sa {moment}',
})
export const newName = message('office/records.newName', { en: 'New name', fil: 'Bagong pangalan' })
export const anotherOneIsCalledName = message('office/records.anotherOneIsCalledName', {
  en: 'Another one is called “{name}” already',
  fil: 'May isa nang tinatawag na “{name}”',
})
export const newNameForName = message('office/records.newNameForName', {
  en: 'New name for {name}',
  fil: 'Bagong pangalan ng {name}',
})
export const rename = message('office/records.rename', { en: 'Rename', fil: 'Palitan ang pangalan' })
export const keepTheseFiltersAs = message('office/records.keepTheseFiltersAs', {
  en: 'Keep these filters as',
  fil: 'I-save ang mga filter na ito bilang',
})
export const keep = message('office/records.keep', { en: 'Keep', fil: 'I-save' })
export const renameName = message('office/records.renameName', {
  en: 'Rename {name}',
  fil: 'Palitan ang pangalan ng {name}',
})
export const forgetName = message('office/records.forgetName', {
  en: 'Forget {name}',
  fil: 'Kalimutan ang {name}',
})
export const savedFilters = message('office/records.savedFilters', {
  en: 'Saved filters',
  fil: 'Mga naka-save na filter',
})
export const searchOrFilterFirstThen = message('office/records.searchOrFilterFirstThen', {
  en: 'Search or filter first; then you can keep it here under a name.',
  fil: 'Maghanap o mag-filter muna; saka mo ito mase-save rito sa isang pangalan.',
})
export const nameIsKept = message('office/records.nameIsKept', {
  en: '“{name}” is kept',
  fil: 'Na-save ang “{name}”',
})
export const nameIsNowCalledOther = message('office/records.nameIsNowCalledOther', {
  en: '“{name}” is now called “{other}”',
  fil: 'Ang “{name}” ay “{other}” na ngayon',
})
export const nameIsForgotten = message('office/records.nameIsForgotten', {
  en: '“{name}” is forgotten',
  fil: 'Kinalimutan na ang “{name}”',
})
export const backToTheForm = message('office/records.backToTheForm', {
  en: 'Back to the form',
  fil: 'Bumalik sa form',
})
export const takeTheirs = message('office/records.takeTheirs', {
  en: 'Take theirs',
  fil: 'Kunin ang sa kanila',
})
export const keepMine = message('office/records.keepMine', { en: 'Keep mine', fil: 'Panatilihin ang akin' })
export const keepBoth = message('office/records.keepBoth', { en: 'Keep both', fil: 'Panatilihin ang dalawa' })
export const somebodyElseChangedThisMeanwhile = message('office/records.somebodyElseChangedThisMeanwhile', {
  en: 'Somebody else changed this meanwhile',
  fil: 'May ibang nagbago nito habang binabago mo',
})
export const showItAsItIs = message('office/records.showItAsItIs', {
  en: 'Show it as it is now',
  fil: 'Ipakita kung ano na ito ngayon',
})
export const pictureNumber = message('office/records.pictureNumber', {
  en: 'Picture {number, number}',
  fil: 'Larawan {number, number}',
})
export const countEntries = message('office/records.countEntries', {
  en: '{count, plural, one {# entry} other {# entries}}',
  fil: '{count, number} entry',
})

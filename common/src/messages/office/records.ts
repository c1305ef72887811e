import { message } from '../declare'

export const whatYouHadTypedIs = message('office/records.whatYouHadTypedIs', {
  en: 'What you had typed is back; it is not saved yet',
  fil: 'Naibalik ang na-type mo; hindi pa ito naka-save',
})
export const stopDoneOfAll = message('office/records.stopDoneOfAll', {
  en: 'Stop ({done} of {all})',
  fil: 'Ihinto ({done} sa {all})',
})
export const exportAll = message('office/records.exportAll', {
  en: 'Export {all}',
  fil: 'I-export ang {all}',
})
export const youMayNotChangeThis = message('office/records.youMayNotChangeThis', {
  en: 'The owner of the pharmacy keeps this; you can read it.',
  fil: 'May-ari ng botika ang nangangasiwa nito; mababasa mo ito.',
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
export const writeItAsText = message('office/records.writeItAsText', {
  en: 'Write it as text',
  fil: 'Isulat bilang teksto',
})
export const beforeAndSpan = message('office/records.beforeAndSpan', {
  en: '{before} and {span}',
  fil: '{before} at {span}',
})
export const useThis = message('office/records.useThis', { en: 'Use this', fil: 'Gamitin ito' })
export const zoom = message('office/records.zoom', { en: 'Zoom', fil: 'Laki' })
export const shownFirst = message('office/records.shownFirst', { en: 'Shown first', fil: 'Unang makikita' })
export const jpegPNGOrWebPAtMost = message('office/records.jpegPNGOrWebPAtMost', {
  en: 'JPEG, PNG or WebP, at most 8 MB each. Drag them into order; the first one is shown in lists.',
  fil: 'JPEG, PNG o WebP, hanggang 8 MB bawat isa. Hilahin para ayusin; ang una ang makikita sa mga listahan.',
})
export const iAmThereNow = message('office/records.iAmThereNow', {
  en: 'I am there now',
  fil: 'Nandoon ako ngayon',
})
export const thisIsKmKmFrom = message('office/records.thisIsKmKmFrom', {
  en: 'This is {km, number} km from the nearest pharmacy that we know in this city. Is it right?',
  fil: '{km, number} km ito mula sa pinakamalapit na botikang alam namin sa lungsod na ito. Tama ba?',
})
export const moveThePin = message('office/records.moveThePin', { en: 'Move the pin', fil: 'Ilipat ang pin' })
export const pressWhereItShouldBe = message('office/records.pressWhereItShouldBe', {
  en: 'Press where it should be. An arrow moves it 10 metres; arrow keys do too, and 100 with Shift.',
  fil: 'Pindutin kung saan ito dapat. Inililipat ito ng arrow nang 10 metro; gayundin ng mga arrow key, at 100 kapag may Shift.',
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
  en: 'Save these filters as',
  fil: 'I-save ang mga filter na ito bilang',
})
export const forEveryoneHere = message('office/records.forEveryoneHere', {
  en: 'For everyone here',
  fil: 'Para sa lahat dito',
})
export const keptForEveryone = message('office/records.keptForEveryone', {
  en: 'Saved for everyone here',
  fil: 'Naka-save para sa lahat dito',
})
export const keptByName = message('office/records.keptByName', {
  en: 'Saved by {name}',
  fil: 'Na-save ni {name}',
})
export const keep = message('office/records.keep', { en: 'Save', fil: 'I-save' })
export const renameName = message('office/records.renameName', {
  en: 'Rename {name}',
  fil: 'Palitan ang pangalan ng {name}',
})
export const forgetName = message('office/records.forgetName', {
  en: 'Delete {name}',
  fil: 'Kalimutan ang {name}',
})
export const savedFilters = message('office/records.savedFilters', {
  en: 'Saved filters',
  fil: 'Mga naka-save na filter',
})
export const searchOrFilterFirstThen = message('office/records.searchOrFilterFirstThen', {
  en: 'Search or filter first; then you can save it here under a name.',
  fil: 'Maghanap o mag-filter muna; saka mo ito mase-save rito sa isang pangalan.',
})
export const nameIsKept = message('office/records.nameIsKept', {
  en: '“{name}” was saved',
  fil: 'Na-save ang “{name}”',
})
export const nameIsNowCalledOther = message('office/records.nameIsNowCalledOther', {
  en: '“{name}” is now called “{other}”',
  fil: 'Ang “{name}” ay “{other}” na ngayon',
})
export const nameIsForgotten = message('office/records.nameIsForgotten', {
  en: '“{name}” was deleted',
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
export const countEntries = message('office/records.countEntries', {
  en: '{count, plural, one {# entry} other {# entries}}',
  fil: '{count, number} entry',
})
export const chooseTheProvinceFirst = message('office/records.chooseTheProvinceFirst', {
  en: 'Choose the province first',
  fil: 'Piliin muna ang lalawigan',
})
export const chooseTheCityFirst = message('office/records.chooseTheCityFirst', {
  en: 'Choose the city first',
  fil: 'Piliin muna ang lungsod',
})
export const pleaseFillInEveryTime = message('office/records.pleaseFillInEveryTime', {
  en: 'Please fill in every time.',
  fil: 'Pakipunan ang bawat oras.',
})
export const heading = message('office/records.heading', { en: 'Heading', fil: 'Pamagat ng bahagi' })
export const boldCtrlB = message('office/records.boldCtrlB', { en: 'Bold (Ctrl+B)', fil: 'Makapal (Ctrl+B)' })
export const list = message('office/records.list', { en: 'List', fil: 'Listahan' })
export const youBothChangedWhatIs = message('office/records.youBothChangedWhatIs', {
  en: 'You both changed what is marked. Keeping yours keeps their other changes too; taking theirs drops all of yours.',
  fil: 'Pareho ninyong binago ang may marka. Kung papanatilihin ang iyo, matitira rin ang iba nilang binago; kung kukunin ang sa kanila, mawawala lahat ng sa iyo.',
})
export const youChangedDifferentThingsSo = message('office/records.youChangedDifferentThingsSo', {
  en: 'You changed different things, so both can be kept.',
  fil: 'Magkaiba ang binago ninyo, kaya puwedeng panatilihin ang dalawa.',
})
export const theyMadeTheSameChange = message('office/records.theyMadeTheSameChange', {
  en: 'They made the same change as you, so there is nothing left to save.',
  fil: 'Kapareho ng binago mo ang binago nila, kaya wala nang kailangang i-save.',
})
export const theirs = message('office/records.theirs', { en: 'Theirs', fil: 'Sa kanila' })
export const yours = message('office/records.yours', { en: 'Yours', fil: 'Sa iyo' })
export const latitude = message('office/records.latitude', { en: 'Latitude', fil: 'Latitud' })
export const longitude = message('office/records.longitude', { en: 'Longitude', fil: 'Longhitud' })
export const scheduled = message('office/records.scheduled', { en: 'Scheduled', fil: 'Nakatakda' })
export const deviceDidNotTell = message('office/records.deviceDidNotTell', {
  en: 'This device did not tell where it is',
  fil: 'Hindi sinabi ng device na ito kung nasaan ito',
})

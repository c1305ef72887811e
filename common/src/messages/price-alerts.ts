import { message } from './declare'

export const priceIn90Days = message('price-alerts.priceIn90Days', {
  en: 'Price in the last 90 days',
  fil: 'Presyo sa nakaraang 90 araw',
})
export const lowestWasOn = message('price-alerts.lowestWasOn', {
  en: 'Lowest in {place}: {price} on {day}',
  fil: 'Pinakamababa sa {place}: {price} noong {day}',
})
export const thePhilippines = message('price-alerts.thePhilippines', {
  en: 'the Philippines',
  fil: 'Pilipinas',
})
export const nobodyHadIt = message('price-alerts.nobodyHadIt', {
  en: 'No pharmacy in {place} has had it yet.',
  fil: 'Wala pang botika sa {place} na nagkaroon nito.',
})
export const showAllPrices = message('price-alerts.showAllPrices', {
  en: 'Show the prices',
  fil: 'Ipakita ang mga presyo',
})
export const province = message('price-alerts.province', { en: 'Province', fil: 'Probinsya' })
export const since = message('price-alerts.since', { en: 'Since', fil: 'Mula noong' })
export const lowest = message('price-alerts.lowest', { en: 'Lowest price', fil: 'Pinakamababang presyo' })
export const tellMe = message('price-alerts.tellMe', {
  en: 'Tell me about the price',
  fil: 'Balitaan ako sa presyo',
})
export const tellMeWhenBack = message('price-alerts.tellMeWhenBack', {
  en: 'Tell me when it is back',
  fil: 'Balitaan ako kapag mayroon na',
})
export const tellMeAt = message('price-alerts.tellMeAt', {
  en: 'Tell me at this price or below (₱)',
  fil: 'Balitaan ako sa presyong ito o mas mababa (₱)',
})
export const emptyForAnyPrice = message('price-alerts.emptyForAnyPrice', {
  en: 'Leave it empty to hear as soon as it is in stock.',
  fil: 'Iwanang blangko para mabalitaan kapag may stock na.',
})
export const onlyInProvince = message('price-alerts.onlyInProvince', {
  en: 'Only in {province}',
  fil: 'Sa {province} lang',
})
export const oneEmailEachTime = message('price-alerts.oneEmailEachTime', {
  en: 'One email each time that happens, for a year. Each has a link that stops them.',
  fil: 'Isang email sa bawat pagkakataon, sa loob ng isang taon. May link ang bawat isa na nagpapahinto nito.',
})
export const writeToMe = message('price-alerts.writeToMe', { en: 'Write to me', fil: 'Sulatan ako' })
export const weWriteToYou = message('price-alerts.weWriteToYou', {
  en: 'We will email you when that happens',
  fil: 'Susulatan ka namin kapag ganoon na',
})
export const seeAllOfThem = message('price-alerts.seeAllOfThem', {
  en: 'My price alerts',
  fil: 'Mga alerto ko sa presyo',
})
export const followTheLink = message('price-alerts.followTheLink', {
  en: 'Now follow the link in our email',
  fil: 'Sundan na ang link sa email namin',
})
export const soThatNobodyElse = message('price-alerts.soThatNobodyElse', {
  en: 'We begin once you do, so that nobody else can have emails sent to you. It works for three days.',
  fil: 'Magsisimula kami kapag nagawa mo na ito, para walang ibang makapagpadala ng email sa iyo. Gumagana ito nang tatlong araw.',
})
export const myAlerts = message('price-alerts.myAlerts', { en: 'Price alerts', fil: 'Mga alerto sa presyo' })
export const atPriceIn = message('price-alerts.atPriceIn', {
  en: 'At {price} or below in {place}',
  fil: 'Sa {price} o mas mababa sa {place}',
})
export const inStockIn = message('price-alerts.inStockIn', {
  en: 'Once it is in stock in {place}',
  fil: 'Kapag may stock na sa {place}',
})
export const nowAt = message('price-alerts.nowAt', { en: 'Now {price}', fil: 'Ngayon {price}' })
export const noLongerTold = message('price-alerts.noLongerTold', {
  en: 'We no longer write to you about {name}',
  fil: 'Hindi ka na namin susulatan tungkol sa {name}',
})
export const stopAbout = message('price-alerts.stopAbout', {
  en: 'Stop the emails about {name}?',
  fil: 'Ihinto ang mga email tungkol sa {name}?',
})
export const canAskAgain = message('price-alerts.canAskAgain', {
  en: 'You can ask for them again on the product’s page.',
  fil: 'Puwede mo itong hilingin ulit sa pahina ng produkto.',
})
export const yesStop = message('price-alerts.yesStop', { en: 'Yes, stop them', fil: 'Oo, ihinto' })
export const noAlertsYet = message('price-alerts.noAlertsYet', {
  en: 'On a product’s page, “Tell me about the price” puts it here.',
  fil: 'Sa pahina ng produkto, inilalagay ito rito ng “Balitaan ako sa presyo”.',
})
export const confirmAlert = message('price-alerts.confirmAlert', {
  en: 'Emails about a price',
  fil: 'Mga email tungkol sa presyo',
})
export const confirmAlertWithLink = message('price-alerts.confirmAlertWithLink', {
  en: 'Begin or end emails about a price that you asked for.',
  fil: 'Simulan o tapusin ang mga email tungkol sa presyong ipinabantay mo.',
})
export const wasItYou = message('price-alerts.wasItYou', {
  en: 'Did you ask us to write to you about a price? If not, close this page: we do not write again.',
  fil: 'Ikaw ba ang humiling na sulatan ka namin tungkol sa isang presyo? Kung hindi, isara ang pahinang ito: hindi na kami susulat.',
})
export const yesWriteToMe = message('price-alerts.yesWriteToMe', {
  en: 'Yes, write to me',
  fil: 'Oo, sulatan ako',
})
export const stopAlert = message('price-alerts.stopAlert', {
  en: 'Stop these emails',
  fil: 'Ihinto ang mga email na ito',
})
export const thenNoMore = message('price-alerts.thenNoMore', {
  en: 'We then write no more about this product, and delete what you asked for.',
  fil: 'Hindi na kami susulat tungkol sa produktong ito, at buburahin namin ang hiniling mo.',
})
export const stopped = message('price-alerts.stopped', { en: 'Stopped', fil: 'Naihinto na' })
export const openLinkAgain = message('price-alerts.openLinkAgain', {
  en: 'Please open the whole link of our email.',
  fil: 'Pakibuksan ang buong link ng email namin.',
})

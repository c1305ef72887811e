import { openCanvas, rounded } from './canvas'
import { letter } from './lettering'

/** A medicine on a sheet: what it is, and how it is to be taken. */
export interface Prescribed {
  medicine: string
  take: string
}

interface Sheet {
  doctor: string
  licence: string
  patient: string
  /** As it is written by hand. */
  date: string
  medicines: readonly Prescribed[]
}

const INK = '#24427a'
const PRINT = '#1d2b34'
const PALE = '#56646d'
const MOST = 5
const STEP = 92

const rule = (y: number, from = 70, to = 650) =>
  `<path stroke="#aab6bd" stroke-width="2" d="M${from} ${y}h${to - from}"/>`

/** A word in print with what is written behind it, on a line. */
const entry = (label: string, text: string, x: number, y: number, from: number, to: number) =>
  letter(label, { x, y, size: 20, fill: PALE }) +
  letter(text, { x: from + 8, y: y - 3, size: 28, fill: INK, face: 'hand', max: to - from - 12 }) +
  rule(y + 6, from, to)

/** A sheet as a doctor would fill it in, for orders of the demo that need one. Nobody's name or number. */
export function drawPrescription({ doctor, licence, patient, date, medicines }: Sheet): string {
  const canvas = openCanvas(doctor + patient)
  const desk = canvas.paint('diagonal', [
    [0, '#cbb79a'],
    [1, '#a98f6d'],
  ])
  const lines = medicines.slice(0, MOST).map(({ medicine, take }, index) => {
    const y = 428 + index * STEP
    return (
      letter(`${index + 1}.  ${medicine}`, { x: 100, y, size: 30, fill: INK, face: 'hand', max: 550 }) +
      letter(`Sig: ${take}`, { x: 138, y: y + 38, size: 25, fill: INK, face: 'hand', max: 500 })
    )
  })
  const turn = canvas.random.between(-1.4, 1.4).toFixed(2)
  return canvas.finish(
    `<rect width="720" height="1000" fill="${desk}"/><g transform="rotate(${turn} 360 500)">` +
      `<path fill="#14211f" opacity=".22" d="${rounded(38, 42, 656, 926, 4)}"/><path fill="#fdfcf7" d="${rounded(30, 32, 656, 926, 4)}"/>` +
      `<path stroke="#14211f" stroke-opacity=".06" stroke-width="3" d="M30 496h656"/>` +
      letter(doctor, { x: 358, y: 104, size: 36, fill: PRINT, anchor: 'middle', max: 560 }) +
      letter('General medicine · Demo clinic, Quezon City', {
        x: 358,
        y: 138,
        size: 20,
        fill: PALE,
        anchor: 'middle',
      }) +
      letter('Monday to Saturday, 9 to 5', { x: 358, y: 166, size: 18, fill: PALE, anchor: 'middle' }) +
      `<path stroke="${PRINT}" stroke-width="4" d="M70 188h580M70 195h580" stroke-opacity=".75"/>` +
      entry('Patient', patient, 74, 244, 150, 440) +
      entry('Date', date, 460, 244, 510, 650) +
      letter('Rx', { x: 74, y: 360, size: 92, fill: PRINT, face: 'slab' }) +
      lines.join('') +
      `<path fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" d="M430 872c30-50 44 20 62-22s26 30 52-6 40 4 66-10"/>` +
      rule(890, 410) +
      letter(doctor, { x: 650, y: 914, size: 18, fill: PALE, anchor: 'end' }) +
      letter(`Lic. no. ${licence}`, { x: 650, y: 938, size: 18, fill: PALE, anchor: 'end' }) +
      letter('Made up for a demonstration', { x: 70, y: 938, size: 15, fill: PALE }) +
      '</g>',
    720,
    1000,
  )
}

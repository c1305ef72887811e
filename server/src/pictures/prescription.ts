import { openCanvas, rounded } from './canvas'
import { letter } from './lettering'

/** A sheet as a doctor would fill it in, for orders of the demo that need one. */
export function drawPrescription({
  doctor,
  licence,
  medicines,
}: {
  doctor: string
  licence: string
  medicines: readonly string[]
}): string {
  const canvas = openCanvas(doctor)
  const ink = '#24427a'
  const rule = (y: number) => `<path stroke="#c9d2d8" stroke-width="2" d="M70 ${y}h580"/>`
  const lines = medicines.slice(0, 6).map((medicine, index) => {
    const y = 470 + index * 84
    return (
      letter(`${index + 1}.  ${medicine}`, { x: 96, y, size: 30, fill: ink, face: 'hand', max: 540 }) +
      letter('Sig: as discussed', { x: 134, y: y + 36, size: 22, fill: ink, face: 'hand', max: 500 })
    )
  })
  return canvas.finish(
    `<rect width="720" height="1000" fill="#d9d4ca"/><path fill="#14211f" opacity=".16" d="${rounded(36, 38, 656, 936, 6)}"/><path fill="#fdfcf8" d="${rounded(30, 28, 656, 936, 6)}"/>` +
      letter(doctor, { x: 358, y: 100, size: 36, fill: '#1d2b34', anchor: 'middle', max: 560 }) +
      letter('Demo clinic, not a real prescription', {
        x: 358,
        y: 134,
        size: 20,
        fill: '#5b6a73',
        anchor: 'middle',
      }) +
      rule(168) +
      letter('Patient', { x: 74, y: 214, size: 20, fill: '#5b6a73' }) +
      letter('Date', { x: 480, y: 214, size: 20, fill: '#5b6a73' }) +
      rule(230) +
      letter('Rx', { x: 74, y: 366, size: 104, fill: ink, face: 'slab' }) +
      lines.join('') +
      `<path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="M430 880c30-50 44 20 62-22s26 30 52-6 40 4 66-10"/>` +
      letter(`Lic. no. ${licence}`, { x: 650, y: 928, size: 20, fill: '#5b6a73', anchor: 'end' }),
    720,
    1000,
  )
}

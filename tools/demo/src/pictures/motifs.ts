/** Small emblems on packages, about a unit circle around the origin. */
const MOTIFS = {
  plus: '<path fill="$i" d="M-.28-.9h.56v.62h.62v.56h-.62v.62h-.56v-.62h-.62v-.56h.62z"/>',
  pill: '<g transform="rotate(-38)"><rect x="-1" y="-.42" width="2" height=".84" rx=".42" fill="$i"/><path fill="$g" opacity=".55" d="M0-.3h.56a.3.3 0 0 1 0 .6H0z"/></g>',
  leaf: '<path fill="$i" d="M-.8.75C-1-.3-.2-.95.95-.9 1 .3.35 1-.55.72z"/><path stroke="$g" stroke-width=".11" fill="none" d="M-.75.85C-.4.2 0-.2.5-.5"/>',
  drop: '<path fill="$i" d="M0-1C.5-.35.78.02.78.35a.78.68 0 0 1-1.56 0C-.78.02-.5-.35 0-1z"/><path fill="$g" opacity=".5" d="M-.42.35a.42.42 0 0 0 .42.42v-.16a.26.26 0 0 1-.26-.26z"/>',
  heart:
    '<path fill="$i" d="M0 .9C-1.3 0-1.05-.85-.5-.85-.2-.85 0-.6 0-.45 0-.6.2-.85.5-.85 1.05-.85 1.3 0 0 .9z"/>',
  shield:
    '<path fill="$i" d="M0-1l.85.3v.6C.85.4.5.8 0 1-.5.8-.85.4-.85-.1v-.6z"/><path fill="none" stroke="$g" stroke-width=".2" d="M-.36 0l.27.3L.4-.3"/>',
  sun: '<circle r=".5" fill="$i"/><path stroke="$i" stroke-width=".17" stroke-linecap="round" d="M0-.98v.2M0 .78v.2M-.98 0h.2M.78 0h.2M-.7-.7l.14.14M.56.56l.14.14M-.7.7l.14-.14M.56-.56l.14-.14"/>',
  lungs:
    '<path fill="$i" d="M-.12-.9h.24v.75L.5-.4C.9-.1 1 .5.9.85.5 1 .2.7.14.3L0 .15-.14.3C-.2.7-.5 1-.9.85-1 .5-.9-.1-.5-.4l.38.25z"/>',
  baby: '<circle r=".82" fill="$i"/><circle cx="-.28" cy="-.05" r=".1" fill="$g"/><circle cx=".28" cy="-.05" r=".1" fill="$g"/><path fill="none" stroke="$g" stroke-width=".12" stroke-linecap="round" d="M-.28.3q.28.26.56 0M0-.8q.3.1.1.32"/>',
  flower:
    '<g fill="$i"><circle cy="-.52" r=".4"/><circle cx=".5" cy="-.16" r=".4"/><circle cx=".31" cy=".43" r=".4"/><circle cx="-.31" cy=".43" r=".4"/><circle cx="-.5" cy="-.16" r=".4"/></g><circle r=".28" fill="$g"/>',
  bone: '<path fill="$i" d="M-.62-.62a.3.3 0 0 1 .5.02L.14-.3.3-.14l.3.26a.3.3 0 1 1-.2.5.3.3 0 1 1-.48-.2l-.3-.3-.16-.16-.3-.28a.3.3 0 0 1 .22-.5z"/>',
  spark: '<path fill="$i" d="M0-1q.14.86 1 1-.86.14-1 1-.14-.86-1-1 .86-.14 1-1z"/>',
} as const

export type Motif = keyof typeof MOTIFS

/** An emblem of radius `size` at a point; `ground` shows through its inner parts. */
export function drawMotif(
  motif: Motif,
  x: number,
  y: number,
  size: number,
  ink: string,
  ground: string,
): string {
  const shape = MOTIFS[motif].replaceAll('$i', ink).replaceAll('$g', ground)
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})">${shape}</g>`
}

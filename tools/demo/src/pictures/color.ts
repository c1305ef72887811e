/** Colour arithmetic on `#rrggbb`. */
type Channels = readonly [number, number, number]

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` of `other` mixed into `color`. */
export function mix(color: string, other: string, share: number): string {
  const from = channelsOf(color)
  const to = channelsOf(other)
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const tint = (color: string, share: number): string => mix(color, '#ffffff', share)
export const shade = (color: string, share: number): string => mix(color, '#0b1513', share)

function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrastOf(color: string, other: string): number {
  const [light, dark] = [luminanceOf(color), luminanceOf(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** White where it can be read on `ground`, else a very dark tone of it. */
export function inkOn(ground: string): string {
  return contrastOf('#ffffff', ground) >= 2.6 ? '#ffffff' : shade(ground, 0.82)
}

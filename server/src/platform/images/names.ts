/** Widths that pictures are made in; what is asked for is rounded up to one of them. */
export const WIDTHS = [160, 240, 320, 360, 480, 640, 750, 960, 1200] as const
const USUAL_WIDTH = 640
const WIDEST = 1200

export function snapWidth(asked: unknown): number {
  const width = Number(asked)
  if (asked === undefined || !Number.isFinite(width) || width <= 0) return USUAL_WIDTH
  return WIDTHS.find((one) => one >= width) ?? WIDEST
}

/** A finer width than the place needs is left out for who saves data: two thirds of it do, and weigh about half. */
export const sparingWidth = (width: number): number => snapWidth((width * 2) / 3)

/** A name that can lie in the pictures' folder, and nothing outside of it. */
export const isName = (name: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{0,199}$/i.test(name) && !name.includes('..')

/** Drawings are our own alone: the demo's. What people upload is never one. */
export const isDrawing = (name: string): boolean => /^demo-[a-z0-9-]+\.svg$/.test(name)

/** Whether a picture under this name never changes: the name holds a hash of what is in it. */
export const isForGood = (name: string): boolean =>
  /^[0-9a-f]{32}\.webp$/.test(name) || /^demo-[a-z0-9-]+-[0-9a-z]{4,14}\.svg$/.test(name)

export type Format = 'webp' | 'jpeg' | 'png' | 'svg+xml'

/** A drawing as it was drawn: a few kilobytes, sharp in any width; otherwise WebP for whoever takes it. */
export const formatFor = (accept: string | undefined, name: string): Format =>
  isDrawing(name) && accept?.includes('image/svg+xml')
    ? 'svg+xml'
    : accept?.includes('image/webp')
      ? 'webp'
      : /\.(svg|png)$/i.test(name)
        ? 'png'
        : 'jpeg'

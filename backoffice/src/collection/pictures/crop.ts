/** Where a square is cut out of a picture: its middle as fractions of width and height, and how far it is zoomed in. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export const MAX_ZOOM = 4
const LARGEST_SIDE = 1200

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

export function held({ width, height }: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MAX_ZOOM)
  const side = Math.min(width, height) / zoom
  const halfX = side / width / 2
  const halfY = side / height / 2
  return { x: between(halfX, crop.x, 1 - halfX), y: between(halfY, crop.y, 1 - halfY), zoom }
}

export function squareOf(size: Size, crop: Crop) {
  const { x, y, zoom } = held(size, crop)
  const side = Math.min(size.width, size.height) / zoom
  return {
    left: x * size.width - side / 2,
    top: y * size.height - side / 2,
    side,
    becomes: Math.max(1, Math.round(Math.min(side, LARGEST_SIDE))),
  }
}

export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  return held(size, {
    ...crop,
    x: crop.x + (right * side) / size.width,
    y: crop.y + (down * side) / size.height,
  })
}

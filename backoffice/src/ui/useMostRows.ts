import { useIsPhone } from './useIsPhone'

// px at the letters' usual size; larger ones only make fewer rows fit
const LOWEST_CARD = 100
const LOWEST_ROW = 45
const PHONE_START = 180
const DESK_START = 150
const TABS = 60

interface Shape {
  hasTabs: boolean
  /** How low a row of the list's table can be, in px, where all of them are higher than one line. */
  lowestRow?: number | undefined
}

/** More rows of a list than this do not fit on the screen. */
export function useMostRows({ hasTabs, lowestRow = LOWEST_ROW }: Shape): number {
  const isPhone = useIsPhone()
  const start = (isPhone ? PHONE_START : DESK_START) + (hasTabs ? TABS : 0)
  return Math.max(1, Math.ceil((window.innerHeight - start) / (isPhone ? LOWEST_CARD : lowestRow)))
}

import { Problem } from '@botika/common/http/problem'
import type { LocationService } from './service'

/** The names of a place within each other. */
type Triple = Record<'province' | 'city' | 'barangay', string>

/** Throws `invalid` with the part at fault where there is no such place. */
export type MustExist = (place: Triple) => Promise<void>

const WHERE: Record<keyof Triple, string> = {
  province: 'There is no such province. Please choose one from the list',
  city: 'There is no such city in this province. Please choose one from the list',
  barangay: 'There is no such barangay in this city. Please choose one from the list',
}

/** The check of every address that something is sent to: an account's saved ones, and those of orders. */
export function mustExistIn({ misplaced }: Pick<LocationService, 'misplaced'>): MustExist {
  return async ({ province, city, barangay }) => {
    const wrong = await misplaced({ province, city, barangay })
    if (wrong) throw Problem.invalid(wrong, WHERE[wrong])
  }
}

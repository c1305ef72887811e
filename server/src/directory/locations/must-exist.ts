import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import { Problem } from '@botika/common/http/problem'
import type { LocationService } from './service'

type Triple = Record<'province' | 'city' | 'barangay', string>

/** Throws `invalid` with the part at fault where there is no such place. */
export type MustExist = (place: Triple) => Promise<void>

const WHERE = {
  province: messages.noSuchProvince,
  city: messages.noSuchCity,
  barangay: messages.noSuchBarangay,
}

/** The check of every address that something is sent to: an account's saved ones, and those of orders. */
export function mustExistIn({ misplaced }: Pick<LocationService, 'misplaced'>): MustExist {
  return async ({ province, city, barangay }) => {
    const wrong = await misplaced({ province, city, barangay })
    if (wrong) throw Problem.invalid(wrong, t(WHERE[wrong]))
  }
}

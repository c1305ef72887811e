import { ratings } from '@botika/common/ratings/endpoints'
import { ownRatings } from '@botika/common/ratings/own-endpoints'
import { call } from '../../lib/api'
import { deleteIgnoringMissing } from '../../lib/delete-ignoring-missing'

export const askRatings = (id: number, page: number, signal: AbortSignal) =>
  call(ratings.list, { params: { id }, query: { page, per_page: 10 } }, { signal })

export const askMyRating = (id: number, signal: AbortSignal) =>
  call(ratings.mine, { params: { id } }, { signal })

export const rate = (id: number, body: { stars: number; comment: string }) =>
  call(ratings.rate, { params: { id }, body })

export const removeRating = (id: number) => deleteIgnoringMissing(call(ownRatings.remove, { params: { id } }))

import { word } from './language/words'
import { PageError } from './router/page-error'

/** The specification's words for an address that leads nowhere. */
export const NOT_FOUND = word('This page could not be found')

/** What a loader throws where there is nothing. */
export const notFound = () => new PageError(404, NOT_FOUND)

/** Turns "there is no such record" into "there is no such page"; other failures stay what they are. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}

const isNotFound = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 404 || error.status === 422)

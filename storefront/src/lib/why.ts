import { isLostChunk } from './router/chunk-reload'
import { told } from './language/told'
import { word } from './language/words'

const LOST = word('We could not reach the server. Check your connection and try again.')
const UNKNOWN = word('Something went wrong. Please try again.')

/** Why something did not work, for people. What a browser throws besides is English, and for those who make pages. */
export function whyOf(error: unknown, otherwise: string = UNKNOWN): string {
  if (isLostChunk(error)) return told(LOST)
  return told(error instanceof Error && error.name === 'Problem' ? error.message : otherwise)
}

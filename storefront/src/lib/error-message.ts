import type { Label } from '@botika/common/messages/message'
import { unreached } from '@botika/common/messages/problem'
import * as shell from '@botika/common/messages/shell'
import { isLostChunk } from './router/chunk-reload'
import { t } from './language/text'

const LOST = unreached
const UNKNOWN = shell.somethingWentWrongPleaseTryAgain

/** An error for users; what browsers throw is English and for developers. */
export function errorMessage(error: unknown, otherwise: Label = UNKNOWN): string {
  if (isLostChunk(error)) return t(LOST)
  return error instanceof Error && error.name === 'Problem' ? error.message : t(otherwise)
}

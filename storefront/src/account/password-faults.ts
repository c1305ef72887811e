import * as account from '@botika/common/messages/account'
import { MIN_PASSWORD_LENGTH } from '@botika/common/session/password'
import { t } from '../lib/language/words'

interface Typed {
  current_password: string
  password: string
  repeated: string
}

/** What is wrong with a change of password, before anybody is asked; null when nothing is. */
export function passwordFaults({
  current_password,
  password,
  repeated,
}: Typed): Record<string, string[]> | null {
  const faults: Record<string, string[]> = {}
  if (current_password === '') faults['current_password'] = [t(account.pleaseTypeYourCurrentPassword)]
  if (password.length < MIN_PASSWORD_LENGTH)
    faults['password'] = [t(account.pleaseChooseAtLeastCountCharacters, { count: MIN_PASSWORD_LENGTH })]
  else if (password === current_password) faults['password'] = [t(account.thisIsYourCurrentPassword)]
  if (repeated !== password) faults['repeated'] = [t(account.thisDiffersFromTheNew)]
  return Object.keys(faults).length > 0 ? faults : null
}

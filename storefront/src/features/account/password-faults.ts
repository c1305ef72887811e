import { MIN_PASSWORD_LENGTH } from '@botika/common/session/password'

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
  if (current_password === '') faults['current_password'] = ['Please type your present password']
  if (password.length < MIN_PASSWORD_LENGTH)
    faults['password'] = [`Please choose at least ${MIN_PASSWORD_LENGTH} characters`]
  else if (password === current_password) faults['password'] = ['This is your present password']
  if (repeated !== password) faults['repeated'] = ['This differs from the new password above']
  return Object.keys(faults).length > 0 ? faults : null
}

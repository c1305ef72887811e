import { Problem } from '@botika/common/http/problem'
import { COMMON_PASSWORDS } from './common-passwords'

/** Keys beside each other, and the letters and digits in their order. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

const reversed = (text: string) => [...text].toReversed().join('')

/** Whether it is one short pattern over and over: `aaaaaaaa`, `abcabcabc`. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text)

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || reversed(run).includes(text))

/** What is wrong with a password that somebody chooses for the account with this address, or null. */
export function passwordFault(password: string, email: string): string | null {
  const plain = password.trim().toLowerCase()
  if (plain === '') return 'A password needs more than blanks'
  const [name] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || plain === name)
    return 'Please choose a password that is not your email address'
  if (COMMON_PASSWORDS.has(plain) || isRepeated(plain) || isRun(plain))
    return 'This password is one of the first that anybody would guess. Please choose another'
  return null
}

/** Refuses blanks, the commonest passwords and one's own address; how long it has to be the contract says. */
export function mustBeHardToGuess(password: string, email: string) {
  const fault = passwordFault(password, email)
  if (fault) throw Problem.invalid('password', fault)
}

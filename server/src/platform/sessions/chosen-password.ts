import { dictionary } from '@zxcvbn-ts/language-common'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'

/** Of leaked passwords the commonest 49,000, in small letters; ASVS 2.1.7 asks to refuse these. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** What people here would think of, which a list of the world's leaks has too far down. */
const LOCAL_WORDS: ReadonlySet<string> = new Set(
  `botika botikademo botika-demo botika.demo parmasya gamot pharmacy medicine mercurydrug generika southstar watsons
  pilipinas pilipino philippines pinoy maynila manila quezoncity cebu davao boracay jollibee ginebra pacquiao mahal
  mahalko mahalkoh mahalkita mariaclara`.split(/\s+/),
)

/** Also with digits behind, which is how a refused one is usually changed. */
function isCommon(password: string): boolean {
  const stem = password.replace(/\d{1,5}$/, '')
  return [password, stem].some((text) => COMMON_PASSWORDS.has(text) || LOCAL_WORDS.has(text))
}

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

const reversed = (text: string) => [...text].toReversed().join('')

const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text)

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || reversed(run).includes(text))

/** What is wrong with a password that somebody chooses for the account with this address, or null. */
export function passwordFault(password: string, email: string): string | null {
  const plain = password.trim().toLowerCase()
  if (plain === '') return t(messages.passwordBlank)
  const [name] = email.toLowerCase().split('@')
  if (plain === email.toLowerCase() || plain === name) return t(messages.passwordIsEmail)
  if (isCommon(plain) || isRepeated(plain) || isRun(plain)) return t(messages.passwordCommon)
  return null
}

/** Refuses blanks, the commonest passwords and one's own address; how long it has to be the contract says. */
export function mustBeHardToGuess(password: string, email: string) {
  const fault = passwordFault(password, email)
  if (fault) throw Problem.invalid('password', fault)
}

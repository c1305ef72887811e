import * as messages from '@botika/common/messages/emails'
import type { Label } from '@botika/common/messages/message'
import { type Email, hello, said } from '../../platform'

interface Reader {
  email: string
  first_name: string
}

const notice =
  (kind: string, subject: Label, ...sentences: Label[]) =>
  (reader: Reader, href: string): Email => ({
    kind,
    to: reader.email,
    subject: said(subject),
    greeting: hello(reader.first_name),
    paragraphs: [...sentences, messages.setAnotherAndWrite].map((sentence) => said(sentence)),
    link: { label: said(messages.setAnother), href },
  })

export const turnedOnEmail = notice(
  'second_factor_on',
  messages.twoStepOn,
  messages.codeFromNowOn,
  messages.keepRecoveryCodes,
)

export const turnedOffEmail = notice('second_factor_off', messages.twoStepOff, messages.passwordAlone)

export const resetFactorEmail = notice('second_factor_off', messages.twoStepOff, messages.operatorTurnedOff)

/** Only who has the password gets as far as codes: it is known to somebody who has no code. */
export const manyWrongCodesEmail = notice(
  'second_factor_guessed',
  messages.manyWrongCodes,
  messages.knowsPassword,
)
export const codesRenewedEmail = notice(
  'recovery_codes_renewed',
  messages.newRecoveryCodes,
  messages.earlierCodesEnd,
)

export function codeUsedEmail(reader: Reader, href: string, left: number): Email {
  const email = notice('recovery_code_used', messages.recoveryCodeUsed)(reader, href)
  return { ...email, paragraphs: [said(messages.loggedInByCode, { left }), ...email.paragraphs] }
}

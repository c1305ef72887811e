import * as messages from '@botika/common/messages/emails'
import { type Given, type Language, LANGUAGES, type Message, say } from '@botika/common/messages/message'

export type Said = (language: Language) => string

export const said =
  <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>): Said =>
  (language) =>
    say(language, message, ...values)

export interface Email {
  kind: string
  to: string
  /** Absent: the language of the account with this address, or of the pharmacy's seller. */
  language?: Language | undefined
  subject: Said
  greeting: Said
  paragraphs: Said[]
  link?: { label: Said; href: string }
  /** A page that stops more of the kind, and where a mail program's POST does (RFC 8058). */
  unsubscribe?: { page: string; post: string }
}

export interface LaidOut {
  kind: string
  recipient: string
  language: Language | null
  /** In the reader's language, or in all that it may turn out to be. */
  texts: Partial<Record<Language, { subject: string; text: string; html: string }>>
  unsubscribe: string | null
}

// an email from us must not carry a link that somebody typed into a form as their name
const NO_NAME = /[/\\@:<>]|\bwww\.|\w\.(?:[a-z]{2,}|[A-Z]{2,})(?![\w])/

const onOneLine = (words: string) => words.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** A name that somebody typed, as an email may repeat it; nothing of what is no name. */
export function nameInEmail(typed: string): string | null {
  const name = onOneLine(typed)
  return name === '' || NO_NAME.test(name) ? null : name.slice(0, 80)
}

export function hello(typed: string): Said {
  const name = nameInEmail(typed)
  return name === null ? said(messages.helloNobody) : said(messages.hello, { name })
}

const SIGNED = 'Botika'

const escape = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

export const layOut = (email: Email): LaidOut => ({
  kind: email.kind,
  recipient: email.to,
  language: email.language ?? null,
  texts: Object.fromEntries(
    (email.language ? [email.language] : LANGUAGES).map((language) => [language, textsIn(language, email)]),
  ),
  unsubscribe: email.unsubscribe?.post ?? null,
})

function textsIn(language: Language, email: Email) {
  const greeting = email.greeting(language)
  const paragraphs = email.paragraphs.map((paragraph) => paragraph(language))
  const link = email.link && { label: email.link.label(language), href: email.link.href }
  const stop = email.unsubscribe && {
    label: say(language, messages.stopTheseEmails),
    href: email.unsubscribe.page,
  }
  const links = [link, stop].flatMap((one) => (one ? [`${one.label}: ${one.href}`] : []))
  const lines = [greeting, ...paragraphs, ...links, SIGNED]
  const body = paragraphs.map((words) => `<p style="margin:0 0 16px">${escape(words)}</p>`).join('')
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.href)}" style="background:#0b5d43;color:#fff;padding:14px 22px;border-radius:10px;text-decoration:none;font-weight:600;display:inline-block">${escape(link.label)}</a></p>`
    : ''
  const end = stop
    ? `<p style="margin:16px 0 0;font-size:14px"><a href="${escape(stop.href)}" style="color:#5b6a63">${escape(stop.label)}</a></p>`
    : ''
  return {
    // a line break here would be a header of its own
    subject: onOneLine(email.subject(language)).slice(0, 200),
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;background:#f3f6f2;font:16px/1.55 Helvetica,Arial,sans-serif;color:#17251f"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><div style="background:#fff;border-radius:16px;padding:28px"><p style="margin:0 0 16px;font-weight:600">${escape(greeting)}</p>${body}${button}<p style="margin:0;color:#5b6a63">${SIGNED}</p>${end}</div></div></body></html>`,
  }
}

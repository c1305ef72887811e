/** What an email says, before it is laid out. */
export interface Email {
  /** For the record, for example `order_placed`. */
  kind: string
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** Where its one button leads. */
  link?: { label: string; href: string }
}

export interface LaidOut {
  kind: string
  recipient: string
  subject: string
  text: string
  html: string
}

// an email from us must not carry a link that somebody typed into a form as their name
const NO_NAME = /[/\\@:<>]|\bwww\.|\w\.(?:[a-z]{2,}|[A-Z]{2,})(?![\w])/

const onOneLine = (words: string) => words.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** A name that somebody typed, as an email may repeat it; nothing of what is no name. */
export function nameInEmail(typed: string): string | null {
  const name = onOneLine(typed)
  return name === '' || NO_NAME.test(name) ? null : name.slice(0, 80)
}

/** `Hello Ana,` */
export function hello(typed: string): string {
  const name = nameInEmail(typed)
  return name === null ? 'Hello,' : `Hello ${name},`
}

const SIGNED = 'Botika'

const escape = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** Makes text and HTML of an email; both say the same. */
export function layOut({ kind, to, subject, greeting, paragraphs, link }: Email): LaidOut {
  const lines = [greeting, ...paragraphs, ...(link ? [`${link.label}: ${link.href}`] : []), SIGNED]
  const body = paragraphs.map((words) => `<p style="margin:0 0 16px">${escape(words)}</p>`).join('')
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.href)}" style="background:#0b5d43;color:#fff;padding:14px 22px;border-radius:10px;text-decoration:none;font-weight:600;display:inline-block">${escape(link.label)}</a></p>`
    : ''
  return {
    kind,
    recipient: to,
    // a line break here would be a header of its own
    subject: onOneLine(subject).slice(0, 200),
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="margin:0;background:#f3f6f2;font:16px/1.55 Helvetica,Arial,sans-serif;color:#17251f"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><div style="background:#fff;border-radius:16px;padding:28px"><p style="margin:0 0 16px;font-weight:600">${escape(greeting)}</p>${body}${button}<p style="margin:0;color:#5b6a63">${SIGNED}</p></div></div></body></html>`,
  }
}

import { decodeHTMLStrict } from 'entities'

/** Text with the entities of web pages read (`&ntilde;`, `&#173;`), also where they were written twice: `&amp;shy;`. */
export function withoutEntities(text: string): string {
  const once = text.includes('&') ? decodeHTMLStrict(text) : text
  return once.includes('&') ? decodeHTMLStrict(once) : once
}

/** Marks between letters that nobody sees, such as soft hyphens and those that turn the direction of writing. */
export const UNSEEN = /[\u00AD\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/g

/** Text of a product as it is kept: what a reader of a web page would see of it, and nothing that does not show. */
export const readable = (text: string): string =>
  withoutEntities(text)
    .replace(UNSEEN, '')
    // entities can write what a form refuses
    // oxlint-disable-next-line no-control-regex -- such bytes are what is looked for
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .normalize('NFC')
    .trim()

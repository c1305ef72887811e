import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Language, Message, ValuesOf } from './message'

type Names<Text extends string> = keyof ValuesOf<Text>
/** Wants of the Filipino what the English has: the same parameters, no more and no fewer. */
type SameParameters<En extends string, Fil extends string> = [Names<En>] extends [Names<Fil>]
  ? [Names<Fil>] extends [Names<En>]
    ? unknown
    : { fil: { surplus: Exclude<Names<Fil>, Names<En>> } }
  : { fil: { missing: Exclude<Names<En>, Names<Fil>> } }

/** Declares a message: its id, which is `file.name`, and its text in each language. */
export function message<const En extends string, const Fil extends string>(
  id: string,
  texts: { en: En; fil: Fil } & SameParameters<En, Fil>,
): Message<ValuesOf<En>> {
  const byLanguage: Readonly<Record<Language, string>> = texts
  const compiled: Partial<Record<Language, CompiledMessage>> = {}
  const declared = {
    id,
    texts: byLanguage,
    in: (language: Language) => (compiled[language] ??= compile(byLanguage[language])),
  }
  return declared as unknown as Message<ValuesOf<En>>
}

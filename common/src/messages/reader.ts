import { type Given, type Language, type Message, say } from './message'

let language = (): Language => 'en'

/** Says where the language of whoever reads is found: that of the request, of the page, or of the back office. */
export const readBy = (reader: () => Language) => {
  language = reader
}

export const readersLanguage = () => language()

export const t = <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>): string =>
  say(language(), message, ...values)

/** A message with its parameters, said once it is known who reads it. */
export interface Phrase {
  in(language: Language): string
  /** Its id and parameters; absent in a browser, whose build holds texts alone. */
  readonly ref?: { message_id: string; params: object }
}

/** A message with its parameters, for where it is not known yet who reads it. */
export function phrase<Values>(message: Message<Values>, ...[values]: Given<NoInfer<Values>>): Phrase {
  const { id } = message as unknown as { id?: string }
  const given = (values === undefined ? [] : [values]) as Given<NoInfer<Values>>
  return {
    in: (language) => say(language, message, ...given),
    ...(id === undefined ? {} : { ref: { message_id: id, params: values ?? {} } }),
  }
}

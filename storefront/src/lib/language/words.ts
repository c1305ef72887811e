import { type Given, type Language, type Message, say } from '@botika/common/messages/message'

let read = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang.startsWith('fil') ? 'fil' : 'en'

/**
 * Says where the language of the moment is found: the server asks for that of the page being rendered; a browser's
 * page keeps the language that it came in, for choosing another one loads it anew.
 */
export const speakBy = (reader: () => Language) => {
  read = reader
}

export const language = () => read()

/** Of dates and of the document. Numbers and money are written alike in both languages. */
export const locale = () => (read() === 'en' ? 'en-PH' : 'fil-PH')

/** A message in the reader's language. */
export const t = <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>): string =>
  say(read(), message, ...values)

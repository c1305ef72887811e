import { readBy, readersLanguage, t } from '@botika/common/messages/reader'

// a page keeps the language that it came in: choosing another one loads it anew
if (typeof document !== 'undefined')
  readBy(() => (document.documentElement.lang.startsWith('fil') ? 'fil' : 'en'))

export { readersLanguage as language, t }

/** Of dates and of the document. Numbers and money are written alike in both languages. */
export const locale = () => (readersLanguage() === 'en' ? 'en-PH' : 'fil-PH')

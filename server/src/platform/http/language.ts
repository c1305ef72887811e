import type { Language } from '@botika/common/messages/message'
import { readBy } from '@botika/common/messages/reader'
import type { FastifyRequest } from 'fastify'
import { asking, carrying } from '../lib/asking'

export const LANGUAGE_COOKIE = 'botika_language'

const LANGUAGE_HEADER = 'botika-language'

export const languageOf = ({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): Language =>
  (headers[LANGUAGE_HEADER] ?? cookies?.[LANGUAGE_COOKIE]) === 'fil' ? 'fil' : 'en'

readBy(() => asking().language)

/** Does work that says something to somebody who reads this language. */
export const inLanguage = <T>(language: Language, work: () => T): T =>
  language === asking().language ? work() : carrying({ ...asking(), language }, work)

/** Does a request's work: what it says is in its reader's language, and its statements are logged with its id. */
export const forRequest = <T>(request: FastifyRequest, work: () => T): T =>
  carrying({ language: languageOf(request), requestId: request.id }, work)

import type { Language } from '@botika/common/messages/message'
import type { FastifyRequest } from 'fastify'

/** Where a browser keeps the language that its visitor has chosen; absent for English. */
export const LANGUAGE_COOKIE = 'botika_language'

/** The language that whoever asks has chosen. */
export const languageOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language =>
  cookies?.[LANGUAGE_COOKIE] === 'fil' ? 'fil' : 'en'

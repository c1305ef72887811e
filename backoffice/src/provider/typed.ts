import type { LightCall } from '@botika/common/http/call'
import type { Endpoint } from '@botika/common/http/endpoint'

/** The calls of a noun with the types of its endpoints, whose schemas stay out of the page. */
export const typed = <Noun extends Record<string, Endpoint>>(calls: {
  [Name in keyof Noun]: LightCall
}) => calls as unknown as Noun

import type * as z from 'zod'
import type { LightCall } from './call'

type Schema = z.core.$ZodType

/** What may be declared of one call of the API. */
export interface Declaration<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
> extends LightCall {
  /** One sentence for the API document. */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** The largest file of a multipart body; what the server takes by default unless said. */
  maxUploadBytes?: number
}

/** One call of the API, declared once: routes, validation, clients, documents and rights are made from it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> = Readonly<Declaration<Params, Query, Body, Reply>>

export function endpoint<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(declaration: Declaration<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return declaration
}

// a declared part is optional in the shape of a declaration, and never absent from its own endpoint
type In<S> = [S] extends [undefined] ? undefined : z.input<Extract<S, Schema>>
type Out<S> = [S] extends [undefined] ? undefined : z.output<Extract<S, Schema>>
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [key in Name]?: undefined }
  : Record<string, never> extends T
    ? { [key in Name]?: T }
    : { [key in Name]: T }

/** What a caller hands over. */
export type InputOf<E extends Endpoint> = Part<'params', In<E['params']>> &
  Part<'query', In<E['query']>> &
  Part<'body', In<E['body']>>

/** What a handler receives, after validation. */
export type RequestOf<E extends Endpoint> = {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}

/** What a caller gets back. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export type AnswerOf<E extends Endpoint> = z.input<E['reply']>

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  onUpload?: (share: number) => void
  /** Milliseconds that this call may take, where the client's own patience is too short. */
  timeout?: number
}

/** Calls an endpoint, over HTTP or in process; throws a `Problem` when refused. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>

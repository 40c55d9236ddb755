import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { LimitName } from './limits.ts'

/** Who may call an endpoint. Finer rules (owner, connection, blocked) live in the queries and actions behind it. */
export type Who = 'anyone' | 'member' | 'celebrant' | 'provider'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.core.$ZodType

/**
 * One operation of the API. The server registers its route from it, the description (OpenAPI) is made from it,
 * the web client is typed by it and forms validate with its body schema.
 */
export type Endpoint = {
  readonly method: Method
  /** Below /api/v1, parameters as `:name`. */
  readonly path: string
  readonly who: Who
  /** One line for the reference. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Names of the file parts that a multipart body may carry. */
  readonly files?: readonly string[]
  readonly answer: Schema
  /** The media type of an answer that is a file to download. */
  readonly produces?: 'application/pdf' | 'text/calendar' | 'text/csv'
  /** Status of success, 200 unless told. */
  readonly status?: 200 | 201 | 302
  /** Errors beyond those that every endpoint shares (validation, sign-in, rate limit). */
  readonly errors?: readonly ErrorCode[]
  readonly limits?: readonly LimitName[]
}

/** Declares a group of endpoints, keeping the literal types of each. */
export const endpoints = <const Group extends Record<string, Endpoint>>(group: Group): Group => group

type Out<S, Else> = S extends Schema ? z.output<S> : Else
type In<S, Else> = S extends Schema ? z.input<S> : Else

/** What the server's handler receives, after validation. */
export type Params<E extends Endpoint> = Out<E['params'], Record<string, never>>
export type Query<E extends Endpoint> = Out<E['query'], Record<string, never>>
export type Body<E extends Endpoint> = Out<E['body'], Record<string, never>>

/** What a caller sends and what it gets. */
export type ParamsInput<E extends Endpoint> = In<E['params'], undefined>
export type QueryInput<E extends Endpoint> = In<E['query'], undefined>
export type BodyInput<E extends Endpoint> = In<E['body'], undefined>
export type Answer<E extends Endpoint> = Out<E['answer'], never>

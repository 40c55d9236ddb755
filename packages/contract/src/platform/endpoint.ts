import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { LimitName } from './limits.ts'

/** Who may call an endpoint. Finer rules (owner, connection, blocked) live in the queries and actions behind it. */
export type Who = 'anyone' | 'member' | 'celebrant' | 'provider' | 'moderator' | 'administrator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.core.$ZodType

/** What a multipart body may hold under one name: so many files, so many bytes of all of them together. */
export type FilePart = { readonly max: number; readonly maxBytes: number }

/**
 * One operation of the API. The server's route and the OpenAPI document are generated from it,
 * the web client is typed by it, and forms validate with its body schema.
 */
export type Endpoint = {
  readonly method: Method
  /** Below /api/v1, parameters as `:name`. */
  readonly path: string
  readonly who: Who
  /** One line for the API reference. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The file parts that a multipart body may contain, by name. */
  readonly files?: Readonly<Record<string, FilePart>>
  readonly answer: Schema
  /** The media type of a response that is a file. */
  readonly produces?: 'application/pdf' | 'text/calendar' | 'text/csv'
  /** Status code on success, 200 by default. */
  readonly status?: 200 | 201 | 302
  /** Whether somebody without an account may read it from a copy of the database that is some seconds behind. */
  readonly bearsLag?: true
  /** Takes an `Idempotency-Key`: a second call with the same one does nothing, and answers what the first has done. */
  readonly idempotent?: true
  /** Errors beyond those that every endpoint shares (validation, sign-in, rate limit). */
  readonly errors?: readonly ErrorCode[]
  readonly limits?: readonly LimitName[]
}

/** Declares a group of endpoints and keeps their literal types. */
export const endpoints = <const Group extends Record<string, Endpoint>>(group: Group): Group => group

type Out<S, Else> = S extends Schema ? z.output<S> : Else
type In<S, Else> = S extends Schema ? z.input<S> : Else

/** Input of the server's handler, after validation. */
export type Params<E extends Endpoint> = Out<E['params'], Record<string, never>>
export type Query<E extends Endpoint> = Out<E['query'], Record<string, never>>
export type Body<E extends Endpoint> = Out<E['body'], Record<string, never>>

/** Input and output of a client's call. */
export type ParamsInput<E extends Endpoint> = In<E['params'], undefined>
export type QueryInput<E extends Endpoint> = In<E['query'], undefined>
export type BodyInput<E extends Endpoint> = In<E['body'], undefined>
export type Answer<E extends Endpoint> = Out<E['answer'], never>

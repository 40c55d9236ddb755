import type { Answer, Body, Endpoint, Params, Query } from '@celebrio/contract/platform/endpoint'
import type { Language } from '@celebrio/contract/platform/languages'
import type { Viewer, Visitor } from '../auth/viewer.ts'
import type { Download } from './download.ts'
import type { IncomingFile } from './multipart.ts'
import type { Redirect, WithCookies } from './redirect.ts'

type ViewerOf<E extends Endpoint> = E['who'] extends 'anyone' ? Viewer | null : Viewer

/** What a route handler receives: validated input, and the viewer as its endpoint requires. */
export type Call<E extends Endpoint> = {
  viewer: ViewerOf<E>
  /** The viewer, or somebody without an account. */
  visitor: Visitor
  params: Params<E>
  query: Query<E>
  body: Body<E>
  files: IncomingFile[]
  /** Language of the response: the account's, else Accept-Language, else English. */
  language: Language
  /** The language that Accept-Language asks for; null where it asks for none of ours. */
  requestedLanguage: Language | null
  /** What the caller calls this request, so that it is done once; null where they do not say. */
  idempotencyKey: string | null
  cookies: Readonly<Record<string, string | undefined>>
  userAgent: string
  /** The caller's IP address, for the log. */
  address: string
}

type Result<E extends Endpoint> = E['status'] extends 302
  ? Redirect
  : E['produces'] extends string
    ? Download
    : Answer<E> | WithCookies<Answer<E>>

/** A contract endpoint with its handler. */
export type Route = { endpoint: Endpoint; serve(call: Call<Endpoint & { who: 'anyone' }>): Promise<unknown> }

/** Binds a contract endpoint to its handler. */
export const route = <const E extends Endpoint>(endpoint: E, serve: (call: Call<E>) => Promise<Result<E>>): Route => ({
  endpoint,
  // The cast is safe: the input was validated with the endpoint's own schemas.
  serve: serve as unknown as Route['serve'],
})

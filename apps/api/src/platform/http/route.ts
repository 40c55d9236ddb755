import type { Answer, Body, Endpoint, Params, Query } from '@celebrio/contract/platform/endpoint'
import type { Language } from '@celebrio/contract/platform/languages'
import type { Viewer } from '../auth/viewer.ts'
import type { Download } from './download.ts'
import type { IncomingFile } from './form-body.ts'
import type { Redirect, WithCookies } from './redirect.ts'

type ViewerOf<E extends Endpoint> = E['who'] extends 'anyone' ? Viewer | null : Viewer

/** What a feature's function gets: everything validated, the viewer as its endpoint promises. */
export type Call<E extends Endpoint> = {
  viewer: ViewerOf<E>
  params: Params<E>
  query: Query<E>
  body: Body<E>
  files: IncomingFile[]
  /** The language that the caller reads: the account's, else Accept-Language, else English. */
  language: Language
  cookies: Readonly<Record<string, string | undefined>>
  userAgent: string
}

type Result<E extends Endpoint> = E['status'] extends 302
  ? Redirect
  : E['produces'] extends string
    ? Download
    : Answer<E> | WithCookies<Answer<E>>

/** A contract endpoint with the function that serves it. */
export type Route = { endpoint: Endpoint; serve(call: Call<Endpoint & { who: 'anyone' }>): Promise<unknown> }

/** Binds a contract endpoint to the function that serves it. */
export const route = <const E extends Endpoint>(endpoint: E, serve: (call: Call<E>) => Promise<Result<E>>): Route => ({
  endpoint,
  // Validation by the endpoint's own schemas makes the general call the specific one.
  serve: serve as unknown as Route['serve'],
})

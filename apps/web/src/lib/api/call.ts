import type { Answer, BodyInput, Endpoint, ParamsInput, QueryInput } from '@celebrio/contract/platform/endpoint'
import type { ErrorAnswer } from '@celebrio/contract/platform/lists'
import { readLanguage } from '#i18n/language.ts'
import { clearSession, readToken } from '#lib/session.ts'
import { send } from '#runtime'
import { ApiError, type ErrorCode } from './api-error.ts'

type Part<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }

/** How a call is made, whatever it says. */
type Manner = {
  signal?: AbortSignal
  /** `Idempotency-Key`: a second call with the same one does nothing, and answers what the first has done. */
  key?: string
  /** It arrives although the page that makes it is being closed. For short ones only. */
  keepalive?: boolean
}

/** What one call sends: typed by its endpoint. A FormData body goes as multipart, for files. */
export type Input<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> & {
    [K in 'body']?: BodyInput<E> | FormData
  } & Manner

const prefix = '/api/v1'

type Scalar = string | number | boolean | null | undefined
type Scalars = Record<string, Scalar | readonly Scalar[]>

function addressOf(path: string, params: Scalars = {}, query: Scalars = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) search.append(`${name}[]`, String(one))
    else if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `${prefix}${filled}${text ? `?${text}` : ''}`
}

function headersOf(token: string | null, body: unknown, key: string | undefined): Headers {
  const headers = new Headers({ 'accept-language': readLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (key) headers.set('idempotency-key', key)
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  return headers
}

async function errorOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>
  const code = (answer.code ?? 'internal_error') as ErrorCode
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  return new ApiError(response.status, code, (answer.details ?? {}) as ApiError['details'], retryAfter)
}

/**
 * The good answer of one endpoint of the contract, unread.
 * @throws ApiError for every refusal, and with code `offline` when no answer comes. A dead token ends the session.
 */
export async function request<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Response> {
  const { params, query, body, signal, key, keepalive } = input as {
    params?: Scalars
    query?: Scalars
    body?: unknown
  } & Manner
  const token = readToken()
  const response = await send(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: headersOf(token, body, key),
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'offline')
  })
  if (response.ok) return response
  const error = await errorOf(response)
  error.endedSession = error.code === 'not_signed_in' && token !== null
  // The answer to a call of an earlier session says nothing about this one.
  if (error.code === 'not_signed_in' && token && token === readToken()) clearSession()
  throw error
}

/** Calls one endpoint of the contract. @throws ApiError as `request` does */
export const call = async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E>> =>
  (await (await request(endpoint, input)).json()) as Answer<E>

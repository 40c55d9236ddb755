import type { Promised } from './promised.ts'

/** The caller: somebody with a token. */
export type Someone = { token: string }

export type CallOptions = {
  as?: Someone | undefined
  json?: unknown
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string> | string
  multipart?: FormData
  headers?: Record<string, string>
}

/** Untyped, for responses outside the contract and for input that is malformed on purpose. */
export type Loose = ReturnType<typeof JSON.parse>

export type Reply<Body = Loose> = { status: number; body: Body; headers: Headers }

function bodyOf({ json, form, multipart }: CallOptions): { body?: string | FormData; type?: string } {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form !== undefined) {
    const body = typeof form === 'string' ? form : new URLSearchParams(form).toString()
    return { body, type: 'application/x-www-form-urlencoded' }
  }
  return multipart ? { body: multipart } : {}
}

const read = (text: string): Loose => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Calls a path; its answer is typed by the endpoint of the contract that has the path. */
export type Caller = <M extends string, Path extends string>(
  method: M,
  path: Path,
  options?: CallOptions,
) => Promise<Reply<Promised<M, Path>>>

/** Calls paths below /api/v1 of a server. */
export const caller =
  (url: string): Caller =>
  async (method, path, options = {}) => {
    const { body, type } = bodyOf(options)
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(options.as && { authorization: `Bearer ${options.as.token}` }),
        ...(type && { 'content-type': type }),
        ...options.headers,
      },
      ...(body !== undefined && { body }),
    })
    return {
      status: response.status,
      body: read(await response.text()),
      headers: response.headers,
    }
  }

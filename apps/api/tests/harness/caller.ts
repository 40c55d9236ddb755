/** Who calls: somebody with a token. */
export type Someone = { token: string }

export type CallOptions = {
  as?: Someone | undefined
  json?: unknown
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string> | string
  multipart?: FormData
  headers?: Record<string, string>
}

/** Answers are looked into freely: the contract has checked their shape already. */
export type Loose = ReturnType<typeof JSON.parse>

export type Reply = { status: number; body: Loose; headers: Headers }

function bodyOf({ json, form, multipart }: CallOptions): { body?: string | FormData; type?: string } {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form !== undefined) {
    const body = typeof form === 'string' ? form : new URLSearchParams(form).toString()
    return { body, type: 'application/x-www-form-urlencoded' }
  }
  return multipart ? { body: multipart } : {}
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export type Caller = (method: string, path: string, options?: CallOptions) => Promise<Reply>

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
    return { status: response.status, body: read(await response.text()) as Reply['body'], headers: response.headers }
  }

/** Always HttpOnly and SameSite=Lax. */
export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number }

/** Responses of the few endpoints that a browser navigates to. */
export class Redirect {
  readonly location: string
  readonly cookies: readonly Cookie[]

  constructor(location: string, cookies: readonly Cookie[] = []) {
    this.location = location
    this.cookies = cookies
  }
}

/** A response that also sets cookies. */
export class WithCookies<Body = unknown> {
  readonly body: Body
  readonly cookies: readonly Cookie[]

  constructor(body: Body, cookies: readonly Cookie[]) {
    this.body = body
    this.cookies = cookies
  }
}

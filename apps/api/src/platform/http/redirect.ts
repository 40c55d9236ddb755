type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number }

/** Answers of the few endpoints that are visited by a browser rather than called. */
export class Redirect {
  readonly location: string
  readonly cookies: readonly Cookie[]

  constructor(location: string, cookies: readonly Cookie[] = []) {
    this.location = location
    this.cookies = cookies
  }
}

/** An answer that sets cookies beside its body. */
export class WithCookies<Body = unknown> {
  readonly body: Body
  readonly cookies: readonly Cookie[]

  constructor(body: Body, cookies: readonly Cookie[]) {
    this.body = body
    this.cookies = cookies
  }
}

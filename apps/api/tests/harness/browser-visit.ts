/** Cookies by origin, as a browser keeps them. */
export type CookieJar = Map<string, Map<string, string>>

function keep(jar: CookieJar, url: URL, headers: Headers): void {
  const cookies = jar.get(url.origin) ?? new Map<string, string>()
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
    else cookies.set(name, value.join('='))
  }
  jar.set(url.origin, cookies)
}

/** The cookies that a browser sends there. */
export const cookieHeader = (jar: CookieJar, url: URL) =>
  [...(jar.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')

/** Visits an address as a browser would, with cookies, and follows redirects until an address that `stop` names. */
export async function visit(jar: CookieJar, start: string, stop: (url: URL) => boolean): Promise<URL> {
  let url = new URL(start)
  for (let hops = 0; hops < 12; hops += 1) {
    if (stop(url)) return url
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookieHeader(jar, url) } })
    keep(jar, url, response.headers)
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  throw new Error('Too many redirects.')
}

/** Fetches JSON as a page would, keeping its cookies. */
export async function fetchJson(jar: CookieJar, address: string): Promise<Record<string, string>> {
  const url = new URL(address)
  const response = await fetch(url, { headers: { cookie: cookieHeader(jar, url) } })
  keep(jar, url, response.headers)
  return (await response.json()) as Record<string, string>
}

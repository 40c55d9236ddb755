import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Cookie } from './redirect.ts'

/** Browsers take a cookie of such a name from this host only, over HTTPS, and for all of its paths. */
const prefix = '__Host-'

/** Sets cookies out of reach of scripts. Over HTTPS their names say that they are this host's own. */
export function setCookies(reply: FastifyReply, cookies: readonly Cookie[], secure: boolean): void {
  for (const { name, value, path, maxAgeSeconds } of cookies) {
    const own = secure ? { name: prefix + name, path: '/' } : { name, path }
    const terms = { path: own.path, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'lax', secure } as const
    reply.setCookie(own.name, value, terms)
  }
}

/** Over HTTPS only cookies are read that `setCookies` has set, by the names that it was given. */
export function readOwnCookies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const own = Object.entries(request.cookies).filter(([name]) => name.startsWith(prefix))
    request.cookies = Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
    done()
  })
}

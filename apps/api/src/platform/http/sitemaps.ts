import { Readable } from 'node:stream'
import { indexedPages } from '@celebrio/contract/platform/pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { AppError } from '../app-error.ts'
import type { LimitCheck } from './rate-limits.ts'

/** A public page, and when what it shows was last changed. */
export type IndexedPage = { path: string; changedAt: Date | null }

/** Public pages of one kind, by the ids of what they show. Neither may tell of what somebody without an account can't see. */
export type SitemapSection = {
  /** Stands in addresses: `/sitemaps/events/0.xml`. */
  name: string
  /** The first and the last id that may have a page; null where there is none. */
  range(): Promise<{ first: number; last: number } | null>
  /** The pages of the ids from `from` up to `to`, without `to`. */
  find(from: number, to: number): Promise<IndexedPage[]>
}

/** A sitemap holds the pages of so many ids: search engines take ten times as many, but then they would wait. */
const idsOfEach = 5000

const anHour = 'public, max-age=3600'

const sendXml = (reply: FastifyReply, xml: Buffer) =>
  reply.header('cache-control', anHour).type('application/xml; charset=utf-8').send(xml)

const compose = (stream: SitemapStream | SitemapIndexStream, entries: readonly unknown[]): Promise<Buffer> =>
  streamToPromise(Readable.from(entries).pipe(stream))

const sitemapOf = (hostname: string, pages: readonly IndexedPage[]): Promise<Buffer> =>
  compose(
    new SitemapStream({ hostname, xmlns: { news: false, xhtml: false, image: false, video: false } }),
    pages.map(({ path, changedAt }) => ({ url: path, ...(changedAt && { lastmod: changedAt.toISOString() }) })),
  )

async function addressesOf({ name, range }: SitemapSection): Promise<string[]> {
  const ids = await range()
  if (!ids) return []
  const [first, last] = [Math.floor(ids.first / idsOfEach), Math.floor(ids.last / idsOfEach)]
  return Array.from({ length: last - first + 1 }, (_, index) => `/sitemaps/${name}/${first + index}.xml`)
}

/**
 * Tells search engines what is public (https://www.sitemaps.org/protocol.html, RFC 9309): `/robots.txt` names
 * `/sitemap.xml`, an index of sitemaps.
 */
export function registerSitemaps(
  server: FastifyInstance,
  sections: readonly SitemapSection[],
  { publicUrl, checkLimits }: { publicUrl: string; checkLimits: LimitCheck },
): void {
  const schema = { hide: true }
  const robots = ['User-agent: *', 'Allow: /', `Sitemap: ${publicUrl}/sitemap.xml`, '']
  server.get('/robots.txt', { schema }, (_request, reply) =>
    reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(robots.join('\n')),
  )
  server.get('/sitemap.xml', { schema }, async (request, reply) => {
    await checkLimits(['sitemaps'], request)
    const addresses = ['/sitemaps/pages.xml', ...(await Promise.all(sections.map(addressesOf))).flat()]
    const entries = addresses.map(address => ({ url: `${publicUrl}${address}` }))
    return sendXml(reply, await compose(new SitemapIndexStream(), entries))
  })
  server.get('/sitemaps/pages.xml', { schema }, async (_request, reply) =>
    sendXml(
      reply,
      await sitemapOf(
        publicUrl,
        indexedPages.map(path => ({ path, changedAt: null })),
      ),
    ),
  )
  const byName = new Map(sections.map(section => [section.name, section]))
  server.get<{ Params: { name: string; page: string } }>(
    '/sitemaps/:name/:page(^[0-9]{1,9}).xml',
    { schema },
    async (request, reply) => {
      await checkLimits(['sitemaps'], request)
      const section = byName.get(request.params.name)
      if (!section) throw new AppError('not_found')
      const from = Number(request.params.page) * idsOfEach
      return sendXml(reply, await sitemapOf(publicUrl, await section.find(from, from + idsOfEach)))
    },
  )
}

import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()

const get = async (path: string) => {
  const answer = await fetch(`${world.url}${path}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('robots may read everything, and are told where the list of pages is', async () => {
  const { status, type, text } = await get('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe(`User-agent: *\nAllow: /\nSitemap: ${world.settings.publicUrl}/sitemap.xml\n`)
})

test('the pages that are the same for everybody are on a sitemap of their own', async () => {
  const { status, type, text } = await get('/sitemaps/pages.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(text).toContain(`<loc>${world.settings.publicUrl}/about-us</loc>`)
  expect(text).not.toMatch(/\/home|\/profile|\/friends/)
})

test('the index names it, and none of kinds that have no page yet', async () => {
  const { status, text } = await get('/sitemap.xml')
  expect(status).toBe(200)
  expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>${world.settings.publicUrl}/sitemaps/pages.xml</loc>`])
})

test.each([
  '/sitemaps/people/0.xml',
  '/sitemaps/events/x.xml',
  '/sitemaps/events/-1.xml',
  '/sitemaps/events/9999999999.xml',
])('there is no sitemap at %s', async path => {
  expect((await get(path)).status).toBe(404)
})

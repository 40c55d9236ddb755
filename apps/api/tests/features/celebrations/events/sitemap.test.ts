import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from './steps.ts'

const world = await startWorld()
const { create, remove, inHours } = eventsOf(world)

/** The addresses on all sitemaps of events. */
async function listed(): Promise<string[]> {
  const addresses = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const here = (address: string) => address.replace(world.settings.publicUrl, world.url)
  const sitemaps = (await addresses(`${world.url}/sitemap.xml`)).filter(address => address.includes('/events/'))
  return (await Promise.all(sitemaps.map(sitemap => addresses(here(sitemap))))).flat()
}

const pageOf = ({ id }: { id: number }) => `${world.settings.publicUrl}/events/${id}`

test('search engines are told of public events', async () => {
  const { ana } = await world.people()
  const event = await create(ana)
  expect(await listed()).toContain(pageOf(event))
})

test.each([[1], [2], [3], [4], [5]])('they are not told of an event for audience %d', async code => {
  const { ana } = await world.people()
  const event = await create(ana, { open_to: [code] })
  expect(await listed()).not.toContain(pageOf(event))
})

test('nor of one that was cancelled, that is over, or whose host is suspended', async () => {
  const { ana, ben } = await world.people()
  const cancelled = await create(ana)
  await remove(ana, cancelled.id)
  const over = await create(ana, { event_date: inHours(2) })
  const lost = await create(ben, { event_date: inHours(900) })
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ben.id).execute()
  world.clock.forward({ days: 1 })
  const pages = await listed()
  for (const event of [cancelled, over, lost]) expect(pages).not.toContain(pageOf(event))
})

test('nor of one by a child', async () => {
  const { ana } = await world.people()
  const event = await create(ana)
  await world.app.db.updateTable('users').set({ dob: '2020-01-01' }).where('id', '=', ana.id).execute()
  expect(await listed()).not.toContain(pageOf(event))
})

test('nor of one by a private account', async () => {
  const { ana } = await world.people()
  const event = await create(ana)
  await world.app.db.updateTable('users').set({ is_private: true }).where('id', '=', ana.id).execute()
  expect(await listed()).not.toContain(pageOf(event))
})

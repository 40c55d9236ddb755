import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { lettersOf, linksOf } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
await writeFile(join(webFolder, 'index.html'), '<html><head><title>Celebrio</title></head><body></body></html>')
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })
const { create, edit, invite, accept, pair, personal, to } = lettersOf(world)

/** All that guests can change. */
async function stateOf(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT json_build_array(
      (SELECT json_agg(events ORDER BY id) FROM events),
      (SELECT json_agg(event_guests ORDER BY id) FROM event_guests),
      (SELECT json_agg(event_tickets ORDER BY id) FROM event_tickets),
      (SELECT json_agg(guest_links ORDER BY token_hash) FROM guest_links),
      (SELECT json_agg(event_date_votes ORDER BY guest_id, date_id) FROM event_date_votes),
      (SELECT count(*) FROM jobs.job))::text AS state`.execute(world.app.db)
  return rows[0]?.state ?? ''
}

/** Opens links as programs do that look for viruses, or draw previews. */
async function openAll(links: readonly string[]) {
  for (const link of links) {
    const url = link.replace(world.settings.publicUrl, world.url)
    for (const method of ['GET', 'HEAD'])
      for (const accept of ['text/html', '*/*', 'application/json'])
        await (await fetch(url, { method, headers: { accept } })).arrayBuffer()
  }
}

test('robots that open every link of every e-mail answer for nobody', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, { title: 'Lantern walk', allows_maybe: 1 })
  await invite(ana, id, { friend_ids: [ben.id], message: 'Come' })
  const { token } = await personal.link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  const invitations = await world.emails()
  await accept(ben, id)
  await personal.accept(token)
  const confirmations = await world.emails()
  await edit(ana, id, { event_date: '2031-12-13 20:00:00', address: 'Long Table 7' })
  const moved = await world.emails()
  expect([invitations.length, confirmations.length, moved.length]).toEqual([3, 2, 2])

  const links = [...invitations, ...confirmations, ...moved].flatMap(linksOf)
  for (const answer of ['going', 'maybe'])
    expect(links.filter(link => link.endsWith(`?answer=${answer}`))).toHaveLength(4)
  const before = await stateOf()
  await openAll(links)
  expect(await stateOf()).toBe(before)
})

test('text and HTML of an e-mail lead to the same pages', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana)
  await invite(ana, id, { friend_ids: [ben.id] })
  const [mail] = await to(ben)
  if (!mail) throw new Error('There is no e-mail.')
  expect(linksOf({ ...mail, html: '' })).toEqual(linksOf({ ...mail, links: [] }))
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { openLinksOf } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
const document = '<html><head><title>Celebrio</title></head><body></body></html>'
await writeFile(join(webFolder, 'index.html'), document)
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })
const { make, change } = openLinksOf(world)

const page = async (token: string) => {
  const answer = await fetch(`${world.url}/join/${token}`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(200)
  return answer.text()
}

test('an open link shows title, date and cover, and nothing private; a closed or wrong one nothing', async () => {
  const { ana } = await world.people()
  const secrets = { address: 'Calle Feria 12', about: 'Bring a lamp', dress_code: 'Linen' }
  const { id } = await eventsOf(world).create(ana, { title: 'Lantern walk', open_to: [4], ...secrets })
  const token = await make(ana, id)
  const html = await page(token)
  expect(html).toContain('<meta property="og:title" content="Lantern walk" />')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  for (const word of ['Feria', 'lamp', 'Linen', 'Ana']) expect(html).not.toContain(word)
  await change(ana, id, { is_open: false })
  for (const dead of [token, 'x'.repeat(43)]) expect(await page(dead)).toBe(document)
})

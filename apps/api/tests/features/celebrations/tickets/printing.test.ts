import { printedCode } from '@celebrio/contract/celebrations/tickets'
import { expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { doorOf, readPdf, scanPath } from './steps.ts'

const world = await startWorld()
const { create, edit, remove } = eventsOf(world)
const { ask, accept, reject } = stepsOf(world)
const { ticket, pdf } = doorOf(world)

const told = { title: 'Mama Ngozi turns seventy', address: '101 East Drive', dress_code: 'Coral & gold' }

async function invited(fields = {}) {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  const { id } = await create(ana, { ...told, ...fields })
  await ask(ana, id, [ben])
  return { ana, ben, cleo, id }
}

test('the host has a ticket at once, a guest with their yes, and nobody else', async () => {
  const { ana, ben, cleo, id } = await invited()
  expect((await ticket(ana, id)).body.ticket).toMatchObject({ name: 'Ana', party: 1, used_at: null })
  expect((await ticket(ben, id)).status).toBe(404)
  expect((await pdf(ben, id)).status).toBe(404)
  const { body } = await accept(ben, id, { adults: 2, children: 1 })
  const own = (await ticket(ben, id)).body.ticket
  expect(own).toMatchObject({ entrance_code: body.entrance_code, name: 'Ben', party: 3 })
  expect((await ticket(cleo, id)).status).toBe(404)
})

test('a scanner reads the code from the screen and from the paper', async () => {
  const { ben, id } = await invited()
  const { body } = await accept(ben, id)
  expect(scanPath((await ticket(ben, id)).body.ticket.qr)).toBe(body.entrance_code)
  const paper = await pdf(ben, id)
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect(paper.headers.get('cache-control')).toContain('no-store')
  expect(paper.headers.get('content-disposition')).toContain('Mama Ngozi turns seventy.pdf')
  expect(await readPdf(paper.bytes)).toMatchObject({ pages: 1, scanned: body.entrance_code })
})

test('the printed ticket has event and guest in the reader’s language, by the clock at the event’s place', async () => {
  const { ben, id } = await invited({ event_date: '2031-06-14 19:30:00', timezone: 'America/Bogota' })
  const { body } = await accept(ben, id, { adults: 2 })
  const { words } = await readPdf((await pdf(ben, id, 'es')).bytes)
  expect(words).toContain('Ana te invita a celebrar')
  expect(words).toContain('sábado, 14 de junio de 2031')
  expect(words).toContain('19:30')
  expect(words).toContain('Ben, 2 personas')
  expect(words).toContain('Coral & gold')
  expect(words).toContain(printedCode(body.entrance_code))
})

test('a ticket is no longer valid after a no, a new date, or the deletion of the event', async () => {
  const { ana, ben, id } = await invited()
  await accept(ben, id)
  await reject(ben, id)
  expect((await ticket(ben, id)).status).toBe(404)
  const before = (await accept(ben, id)).body.entrance_code
  await edit(ana, id, { event_date: '2031-06-14 19:30:00' })
  expect((await ticket(ben, id)).status).toBe(404)
  expect((await accept(ben, id)).body.entrance_code).not.toBe(before)
  await remove(ana, id)
  expect((await pdf(ana, id)).status).toBe(404)
})

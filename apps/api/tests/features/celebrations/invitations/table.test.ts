import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { doorOf } from '../tickets/steps.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { app, url } = world
const { create } = eventsOf(world)
const { ask, accept, reject } = stepsOf(world)
const { name } = helpersOf(world)
const personal = personalOf(world)
const { checkIn } = doorOf(world)

async function table(as: { token: string }, id: number, language = 'en') {
  const headers = { authorization: `Bearer ${as.token}`, 'accept-language': language }
  const answer = await fetch(`${url}/api/v1/event/${id}/download-guests`, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes, rows: bytes.toString().slice(1).split('\r\n') }
}

async function invited(names: string[]) {
  const { ana, dan } = await world.people()
  const { id } = await create(ana, { title: 'Fiesta / Café', timezone: 'America/Bogota' })
  const people = []
  for (const one of names) people.push(await signUp(world.call, 'Guest', { name: one }))
  for (const one of people) await befriend(world, ana, one)
  await ask(ana, id, people)
  return { ana, dan, id, people }
}

test('the guest list is a table for spreadsheets, in the language of who asks, by the clock of the place', async () => {
  const { ana, id, people } = await invited(['José', 'Zoë'])
  const [jose, zoe] = people
  if (!jose || !zoe) throw new Error('Nobody came.')
  await accept(jose, id, { adults: 2, children: 1, dietary: 'Sin nueces', message: 'Qué "bien", vamos\nya' })
  await reject(zoe, id)
  const at = new Date('2031-06-15T01:05:00Z')
  await app.db.updateTable('event_tickets').set({ used_at: at }).execute()
  const { headers, bytes, rows } = await table(ana, id, 'es')
  expect(headers.get('content-type')).toContain('text/csv')
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('invitados Fiesta Café.csv')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(rows[0]).toBe('Nombre;Respuesta;Adultos;Niños;Alimentación;Mensaje;Entrada')
  expect(rows).toContain('José;Viene;2;1;Sin nueces;"Qué ""bien"", vamos\nya";2031-06-14 20:05')
  expect(rows).toContain('Zoë;No viene;1;0;;;')
})

test('its separator is the one that spreadsheets expect in the language, and texts with a separator stay in one cell', async () => {
  const { ana, id, people } = await invited(['Fay'])
  const [fay] = people
  if (fay) await accept(fay, id, { dietary: 'Nuts, milk; eggs' })
  const rowOf = async (language: string) => (await table(ana, id, language)).rows[1]
  expect(await rowOf('en')).toBe('Fay,Going,1,0,"Nuts, milk; eggs",,')
  expect(await rowOf('fr')).toBe('Fay;Vient;1;0;"Nuts, milk; eggs";;')
  expect(await rowOf('es')).toBe('Fay;Viene;1;0;"Nuts, milk; eggs";;')
  expect(await rowOf('pt')).toBe('Fay;Vem;1;0;"Nuts, milk; eggs";;')
})

test('external guests are in it too', async () => {
  const { ana, id } = await invited([])
  const { token } = await personal.link(ana, id, { name: 'Tante Ilse', email: 'ilse@example.org' })
  await personal.link(ana, id, { name: '=Jo()' })
  const { body } = await personal.accept(token, { adults: 2, dietary: 'Vegan' })
  await checkIn(ana, id, { code: body.invitation.ticket.entrance_code })
  const { rows } = await table(ana, id)
  expect(rows[2]).toMatch(/^Tante Ilse,Going,2,0,Vegan,,\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(rows[1]).toBe("'=Jo(),No reply,1,0,,,")
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1'])('%j is no formula in it', async words => {
  const { ana, id, people } = await invited(['Fay'])
  const [fay] = people
  if (fay) await accept(fay, id, { message: words, dietary: words })
  const told = words.trim()
  const { rows } = await table(ana, id)
  expect(rows[1]).toMatch(/^Fay,Going,/)
  expect(rows[1]?.split(',').slice(4, 6)).toEqual([`'${told}`, `'${told}`])
})

test('it is for host and co-hosts', async () => {
  const { ana, dan, id, people } = await invited(['Fay', 'Gus'])
  const [fay, gus] = people
  if (!fay || !gus) throw new Error('Nobody came.')
  await name(ana, id, fay, 'cohost')
  await name(ana, id, gus, 'door')
  expect((await table(fay, id)).rows).toHaveLength(4)
  for (const one of [dan, gus]) expect((await table(one, id)).status).toBe(404)
  expect((await table({ token: 'nobody-has-this-token-at-all' }, id)).status).toBe(401)
})

test('five thousand guests are in it, each once, read in few statements', async () => {
  const { ana, id } = await invited([])
  await sql`
    WITH crowd AS (
      INSERT INTO users (name, email, created_at)
      SELECT 'Guest ' || number, 'crowd.' || number || '@example.org', now()
      FROM generate_series(1, 5000) number RETURNING id)
    INSERT INTO event_guests (event_id, user_id, status, created_at) SELECT ${id}, id, 'pending', now() FROM crowd`.execute(
    app.db,
  )
  let rows: string[] = []
  const sent = await world.statements(async () => {
    rows = (await table(ana, id)).rows
  })
  expect(new Set(rows.slice(1, -1)).size).toBe(5000)
  expect(sent.length).toBeLessThan(20)
})

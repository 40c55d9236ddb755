import type { Language } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf, tokenIn } from './steps.ts'

const world = await startWorld()
const { app } = world
const { create, edit } = eventsOf(world)
const { link, open, accept, reject } = personalOf(world)
const { rows } = await sql<{ country_id: number; state_id: number; city_id: number }>`
  SELECT country_id, state_id, cities.id AS city_id FROM cities JOIN states ON states.id = state_id
  WHERE cities.name = 'Madrid' AND country_id = 724`.execute(app.db)
const [madrid] = rows

/** An event of Ana's in Madrid to which Ilse comes and Hans does not; the e-mails so far have been read. */
async function asked(language: Language = 'en') {
  const { ana } = await world.people()
  await app.db.updateTable('users').set({ language }).where('id', '=', ana.id).execute()
  const when = { event_date: '2031-06-14 19:30:00', timezone: 'Europe/Madrid' }
  const { id } = await create(ana, { ...when, address: 'Old Hall 3', ...madrid })
  const { token } = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  const declined = await link(ana, id, { name: 'Hans', email: 'hans@example.org' })
  await accept(token)
  await reject(declined.token)
  const emails = await world.emails()
  return { ana, id, invitation: emails.find(mail => mail.to === 'ilse@example.org') }
}

/** The e-mails that an edit sends. */
async function emailsOf(ana: Member, id: number, json: object) {
  expect((await edit(ana, id, json)).status).toBe(200)
  return world.emails()
}

test('external guests who have not said no get an e-mail about a new address, with the old one and a link', async () => {
  const { ana, id } = await asked()
  const [mail, ...more] = await emailsOf(ana, id, { address: 'Long Table 7' })
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ilse@example.org', subject: 'What’s new: Party' })
  for (const line of [
    'Ana has updated “Party”. You’re still on the list.',
    'Date: Saturday, June 14, 2031 at 7:30 PM (Central European Summer Time)',
    'Place: Long Table 7, Madrid, Madrid, Spain (before: Old Hall 3, Madrid, Madrid, Spain)',
  ])
    expect(mail?.text.split('\n')).toContain(line)
  expect(mail?.text).not.toContain('Dress code')
  const { invitation } = (await open(tokenIn(mail?.links[0] ?? ''))).body
  expect(invitation).toMatchObject({ name: 'Ilse', event: { my_invitation: { status: 'accepted' } } })
  expect(invitation.ticket).not.toBeNull()
})

test.each<[Language, string, string]>([
  [
    'en',
    'End: Sunday, June 15, 2031 at 1:00 AM (Central European Summer Time) (before: not set)',
    'Dress code: Linen (before: not set)',
  ],
  [
    'es',
    'Fin: domingo, 15 de junio de 2031, 1:00 (hora de verano de Europa central) (antes: sin indicar)',
    'Código de vestimenta: Linen (antes: sin indicar)',
  ],
  [
    'fr',
    'Fin\u202f: dimanche 15 juin 2031 à 01:00 (heure d’été d’Europe centrale) (avant\u202f: non précisé)',
    'Tenue\u202f: Linen (avant\u202f: non précisé)',
  ],
  [
    'pt',
    'Término: domingo, 15 de junho de 2031 às 01:00 (Horário de Verão da Europa Central) (antes: não informado)',
    'Traje: Linen (antes: não informado)',
  ],
])('the end and the dress code are told in %s', async (language, ...lines) => {
  const { ana, id } = await asked(language)
  const [mail] = await emailsOf(ana, id, { end_date: '2031-06-15 01:00:00', dress_code: 'Linen' })
  expect(mail?.language).toBe(language)
  expect(mail?.text.split('\n')).toEqual(expect.arrayContaining(lines))
})

test('nobody gets an e-mail about a new title or text', async () => {
  const { ana, id } = await asked()
  expect(await emailsOf(ana, id, { title: 'Feast', about: 'Come hungry' })).toEqual([])
})

test('the e-mail about a new date has the old one, the time zone and the address', async () => {
  const { ana, id } = await asked()
  const [mail, ...more] = await emailsOf(ana, id, { event_date: '2031-12-13 20:00:00' })
  expect(more).toEqual([])
  expect(mail?.subject).toBe('New date: Party')
  expect(mail?.text).toContain('to Saturday, December 13, 2031 at 8:00 PM (Central European Standard Time).')
  expect(mail?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Date: Saturday, December 13, 2031 at 8:00 PM (Central European Standard Time) (before: Saturday, June 14, 2031 at 7:30 PM (Central European Summer Time))',
      'Place: Old Hall 3, Madrid, Madrid, Spain',
    ]),
  )
})

test('an event that is moved in time and place sends one e-mail', async () => {
  const { ana, id } = await asked('es')
  const change = { event_date: '2031-12-13 20:00:00', address: 'Mesa Larga 7', dress_code: 'Lino' }
  const [mail, ...more] = await emailsOf(ana, id, change)
  expect(more).toEqual([])
  expect(mail?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Fecha: sábado, 13 de diciembre de 2031, 20:00 (hora estándar de Europa central) (antes: sábado, 14 de junio de 2031, 19:30 (hora de verano de Europa central))',
      'Lugar: Mesa Larga 7, Madrid, Madrid, España (antes: Old Hall 3, Madrid, Madrid, España)',
      'Código de vestimenta: Lino (antes: sin indicar)',
    ]),
  )
})

test('while the date is open the e-mail about a change has no date', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana, { event_date: '2031-06-14 19:30:00', other_dates: ['2031-06-21 19:30:00'] })
  await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  await world.emails()
  const [mail] = await emailsOf(ana, id, { address: 'Long Table 7' })
  expect(mail?.text.split('\n')).toContain('Place: Long Table 7 (before: not set)')
  expect(mail?.text).not.toMatch(/Date:|2031/)
})

test('an invitation has the address', async () => {
  const { invitation } = await asked('fr')
  expect(invitation?.text.split('\n')).toContain('Lieu\u202f: Old Hall 3, Madrid, Madrid, Espagne')
})

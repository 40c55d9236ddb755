import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { answer, hide, person, treat } = stepsOf(world)

async function told(as: Member, language = 'en') {
  await world.drainJobs()
  return (await call('GET', '/notification', { as, headers: { 'accept-language': language } })).body.notifications
}
const titles = async (as: Member, language?: string): Promise<string[]> =>
  (await told(as, language)).map(one => one.title)

/** Ana has sent Ben a treat. */
async function treated() {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await treat(ana, ben)
  return { ana, ben }
}

test('a treat is told to who receives it until they answer, and a yes to who sent it', async () => {
  const { ana, ben } = await treated()
  expect(await told(ben)).toMatchObject([{ kind: 'treat_received', title: 'Ana sent you a treat', is_read: false }])
  await call('POST', '/notification/mark-as-read', { as: ben })
  await answer(ben, ana, 'accept')
  expect(await titles(ben)).toEqual([])
  expect(await told(ana)).toMatchObject([{ kind: 'treat_accepted', title: 'Ben accepted your treat' }])
})

test('it is told in four languages, of one person and of several', async () => {
  const { ana, ben } = await treated()
  const [cleo, dan] = [await person('Cleo'), await person('Dan')]
  await world.drainJobs()
  await treat(cleo, ben)
  await world.drainJobs()
  await treat(dan, ben)
  const inLanguages = async (as: Member) => [
    ...(await titles(as, 'fr')),
    ...(await titles(as, 'es')),
    ...(await titles(as, 'pt')),
  ]
  expect(await inLanguages(ben)).toEqual([
    'Dan et 2 autres personnes vous proposent une rencontre',
    'Dan y 2 personas más te invitaron a quedar',
    'Dan e mais 2 pessoas convidaram você para se conhecerem',
  ])
  await answer(ben, ana, 'accept')
  expect(await inLanguages(ana)).toEqual([
    'Ben a accepté de vous rencontrer',
    'Ben aceptó quedar contigo',
    'Ben aceitou seu convite para se conhecerem',
  ])
})

test('people are shown by their meet profile, not by the name of their account', async () => {
  const { ana, ben } = await treated()
  await app.db.updateTable('meet_profiles').set({ preferred_name: 'Sunny' }).where('user_id', '=', ana.id).execute()
  expect(await told(ben)).toMatchObject([{ title: 'Sunny sent you a treat', users: [{ id: ana.id, name: 'Sunny' }] }])
})

test('a no is told to nobody, also when it is taken back later', async () => {
  const { ana, ben } = await treated()
  await answer(ben, ana, 'decline')
  expect([await titles(ana), await titles(ben)]).toEqual([[], []])
  await answer(ben, ana, 'accept')
  expect(await titles(ana)).toEqual(['Ben accepted your treat'])
})

test('treats that cross are a yes, told to who was first', async () => {
  const { ana, ben } = await treated()
  await treat(ben, ana)
  expect([await titles(ana), await titles(ben)]).toEqual([['Ben accepted your treat'], []])
})

test('nothing is told of people who are hidden, blocked or suspended, or who have left', async () => {
  const ana = await person('Ana')
  const [ben, cleo, dan, eve, fay] = [
    await person('Ben'),
    await person('Cleo'),
    await person('Dan'),
    await person('Eve'),
    await person('Fay'),
  ]
  await hide(ana, fay)
  for (const one of [ben, cleo, dan, eve, fay]) await treat(one, ana)
  expect(await titles(ana)).toEqual(['Eve and 3 others sent you a treat'])
  await block(world, ben, ana)
  await hide(ana, cleo)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', dan.id).execute()
  await app.db.deleteFrom('meet_profiles').where('user_id', '=', eve.id).execute()
  expect(await titles(ana)).toEqual([])
  expect((await call('GET', '/notification/unread', { as: ana })).body.unread_count).toBe(0)
})

test('when an account is deleted, so is what was told of its treats', async () => {
  const { ana, ben } = await treated()
  await titles(ben)
  const rows = () => app.db.selectFrom('notifications').select('id').where('user_id', '=', ben.id).execute()
  expect(await rows()).toHaveLength(1)
  await app.db.deleteFrom('users').where('id', '=', ana.id).execute()
  expect(await rows()).toEqual([])
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { born, hide, list, met, person, treat } = stepsOf(world)

beforeEach(async () => {
  await app.db.deleteFrom('meet_profiles').execute()
})

/** A birthday so many years ago, some days before or after today. */
function birthday(years: number, days: number): string {
  const day = new Date(app.clock.now().getTime() + days * 86_400_000)
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`
}

describe('people to meet', () => {
  test('are those who have joined, last first, under the name that they have chosen', async () => {
    const ana = await person('Ana')
    const ben = await person('Ben')
    const cleo = await person('Cleo', { likes: 'Tea' })
    await app.db.updateTable('meet_profiles').set({ preferred_name: 'Benny' }).where('user_id', '=', ben.id).execute()
    await person('Dan', { joined: false })
    const { body } = await list(ana)
    expect(body).toMatchObject({ hasMorePages: false, nextCursor: null })
    expect(body.friends).toMatchObject([
      { id: cleo.id, friend_id: cleo.id, name: 'Cleo', is_treat_sent: false, treat: null, status: null },
      {
        id: ben.id,
        name: 'Benny',
        country: { name: 'Spain' },
        can: { treat: true, answer: false, connect: false, message: false },
      },
    ])
    expect(body.friends[0].meet_friend).toMatchObject({ name: 'Cleo', likes: 'Tea', treat: 1, image: null })
  })

  test('come page by page, by cursor or number', async () => {
    const ana = await person('Ana')
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await person(name)
    const first = await list(ana, '?per_page=2')
    expect(first.body.hasMorePages).toBe(true)
    expect(await met(ana, `?per_page=2&cursor=${first.body.nextCursor}`)).toEqual(['Three', 'Two'])
    expect(await met(ana, '?per_page=2&page=3')).toEqual(['One'])
  })

  test('are neither connected, blocked either way, private, away, providers, too young nor of unknown age', async () => {
    const ana = await person('Ana')
    const [friend, blocked, blocking] = [await person('Friend'), await person('Blocked'), await person('Blocking')]
    const [away, provider] = [await person('Away'), await person('Provider')]
    await person('Private', { isPrivate: true })
    await person('Unknown', { dob: null })
    await person('Almost', { dob: birthday(18, 1) })
    await person('Adult', { dob: birthday(18, 0) })
    expect(await met(ana)).toHaveLength(6)
    await befriend(world, ana, friend)
    await block(world, ana, blocked)
    await block(world, blocking, ana)
    await sql`UPDATE users SET status = 'suspended' WHERE id = ${away.id}`.execute(app.db)
    await sql`UPDATE users SET user_type = 1 WHERE id = ${provider.id}`.execute(app.db)
    expect(await met(ana)).toEqual(['Adult'])
    for (const one of [blocked, blocking, away, provider]) expect((await treat(ana, one)).status).toBe(404)
  })

  test('are never again those who were connected or blocked once', async () => {
    const [ana, ben, cleo] = [await person('Ana'), await person('Ben'), await person('Cleo')]
    await befriend(world, ana, ben)
    await call('DELETE', `/friend/${ben.id}`, { as: ana })
    await call('POST', `/friend/${cleo.id}/block`, { as: ana })
    await call('POST', `/friend/${cleo.id}/unblock`, { as: ana })
    await world.drainJobs()
    expect([await met(ana), await met(ben), await met(cleo)]).toEqual([[], ['Cleo'], ['Ben']])
  })

  test('are no more whom the viewer has removed or reported; others still see them', async () => {
    const [ana, ben, cleo, dan] = [await person('Ana'), await person('Ben'), await person('Cleo'), await person('Dan')]
    for (let time = 0; time < 2; time += 1) {
      expect((await hide(ana, ben)).body.message).toBe('This user has been removed from your list.')
      const report = await call('POST', `/meet-new-friend/${cleo.id}/report`, { as: ana, json: { reason: 'Rude' } })
      expect(report.body.message).toBe('User has been reported.')
    }
    expect(await met(ana)).toEqual(['Dan'])
    expect(await met(dan)).toEqual(['Cleo', 'Ben', 'Ana'])
    const reports = await app.db
      .selectFrom('reports')
      .select(['subject_type', 'subject_id', 'reason'])
      .where('user_id', '=', ana.id)
      .execute()
    expect(reports).toEqual([{ subject_type: 'user', subject_id: cleo.id, reason: 'Rude' }])
    expect((await hide(ana, ana)).status).toBe(404)
    expect((await hide(ana, { ...ana, id: 999_999 })).status).toBe(404)
  })
})

describe('filters', () => {
  test('choose by age in whole years, gender, place and the words of the meet profile', async () => {
    const ana = await person('Ana', { dob: birthday(60, 0) })
    await person('Thirty', { dob: birthday(31, 1), gender: 0 })
    await person('ThirtyOne', { dob: birthday(31, 0), gender: 1 })
    await person('FortyOne', { dob: birthday(41, 0), gender: 2, likes: 'Sailing, crème brûlée' })
    const old = await person('Fifty', { dob: birthday(51, 0) })
    await sql`UPDATE users SET country_id = 250 WHERE id = ${old.id}`.execute(app.db)
    expect(await met(ana, '?ages[]=6570-10950')).toEqual(['Thirty'])
    expect(await met(ana, '?ages[]=10951-14600&ages[]=18251-73000')).toEqual(['Fifty', 'ThirtyOne'])
    expect(await met(ana, '?ages=14601-18250')).toEqual(['FortyOne'])
    expect(await met(ana, '?genders[]=0&genders[]=2')).toEqual(['FortyOne', 'Thirty'])
    expect(await met(ana, '?country_id=250')).toEqual(['Fifty'])
    expect(await met(ana, '?state_id=1')).toEqual([])
    expect(await met(ana, '?keyword=thirty')).toEqual(['ThirtyOne', 'Thirty'])
    expect(await met(ana, '?keyword=brulee')).toEqual(['FortyOne'])
    expect(await met(ana, '?keyword=%21%21')).toEqual([])
  })

  test.each(['ages[]=1-2', 'genders[]=3', 'country_id=x', 'cursor=abc', 'per_page=101'])('refuse %s', async query => {
    const ana = await person('Ana')
    const { status, body } = await list(ana, `?${query}`)
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, query.split(/[[=]/)[0]])
  })
})

describe('the viewer', () => {
  test('must be 18, to the day, and known to be', async () => {
    const ben = await person('Ben')
    const kim = await person('Kim', { dob: null, joined: false })
    const standing = async () => (await call('GET', '/meet-new-friend/me', { as: kim })).body
    expect(await standing()).toMatchObject({ age: 'unknown', meet_friend: null, can: { look: false, treat: false } })
    expect((await list(kim)).body).toMatchObject({ code: 'meet_dob_needed' })
    await born(kim, birthday(18, 1))
    for (const refused of [await list(kim), await treat(kim, ben), await hide(kim, ben)])
      expect([refused.status, refused.body.code]).toEqual([403, 'meet_adults_only'])
    expect(await standing()).toMatchObject({ age: 'minor' })
    world.clock.forward({ days: 1 })
    expect(await met(kim)).toEqual(['Ben'])
    expect(await standing()).toMatchObject({ age: 'adult', can: { look: true, treat: false } })
  })

  test('must be a celebrant', async () => {
    const flor = await signUp(call, 'Flor')
    await sql`UPDATE users SET user_type = 1 WHERE id = ${flor.id}`.execute(app.db)
    expect((await list(flor)).body.code).toBe('not_for_your_role')
  })
})

test('a page costs the same number of statements for one person as for many', async () => {
  const ana = await person('Ana')
  for (const name of ['One', 'Two', 'Three', 'Four']) await person(name)
  const count = async (size: number) => (await world.statements(() => list(ana, `?per_page=${size}`))).length
  expect(await count(1)).toBe(await count(30))
  expect(await count(30)).toBeLessThanOrEqual(5)
})

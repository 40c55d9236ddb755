import { describe, expect, test } from 'vitest'
import { befriend, block, makeChild, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { profilesOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { see, me, edit, cityOf } = profilesOf(world)
const madrid = await cityOf(724)

const words = {
  mobile: '600 200 300',
  address: 'Calle Luna 7',
  dob: '1990-02-28',
  gender: 2,
  bio: 'I bake.\nAnd I sing.',
  interests: 'Candles',
  education: 'School of Cakes',
  hobbies: 'Knots',
  ...madrid,
}

describe('the own profile', () => {
  test('holds every field that was sent, and answers it', async () => {
    const { ana } = await world.people()
    const { status, body } = await edit(ana, { name: 'Ana Luz', is_private: 1, ...words })
    expect(status).toBe(200)
    expect(body.message).toBe('Profile has been updated successfully')
    const told = { name: 'Ana Luz', is_private: true, email: ana.email, birthday: '02-28', ...words }
    expect(body.user).toMatchObject(told)
    expect(await me(ana)).toMatchObject({ ...told, can: { edit: true, connect: false, block: false, report: false } })
    expect(await see(ana, ana)).toMatchObject({ ...told, connection: null, is_open: true })
  })

  test('takes no name of which nothing is to be seen, and none that turns round what stands after it', async () => {
    const { ana } = await world.people()
    expect((await edit(ana, { name: '\u200B\u3164' })).body.errors).toHaveProperty('name')
    const { body } = await edit(ana, { name: '\u202Eيارا\u2069 Haddad', mobile: '\u202A+34 600 200 300\u202C' })
    expect(body.user).toMatchObject({ name: 'يارا Haddad', mobile: '+34 600 200 300' })
  })

  test('keeps what is not sent, and empties what is sent empty', async () => {
    const { ana } = await world.people()
    await edit(ana, words)
    await edit(ana, { bio: 'Short' })
    expect(await me(ana)).toMatchObject({ ...words, bio: 'Short' })
    await edit(ana, { bio: '  ', dob: '', gender: null, hobbies: '' })
    expect(await me(ana)).toMatchObject({ bio: null, dob: null, gender: null, hobbies: null, interests: 'Candles' })
  })

  test('is changed by PATCH and by a form that says so', async () => {
    const { ana } = await world.people()
    expect((await call('PATCH', '/profile', { as: ana, json: { bio: 'One' } })).status).toBe(200)
    expect((await me(ana)).bio).toBe('One')
    const form = { _method: 'patch', bio: 'Two', is_private: 'true', gender: '0', ignored: 'x' }
    expect((await call('POST', '/profile', { as: ana, form })).status).toBe(200)
    expect(await me(ana)).toMatchObject({ bio: 'Two', is_private: true, gender: 0 })
  })

  test.each([
    ['name', '', 'required'],
    ['name', 'x'.repeat(256), 'too_long'],
    ['bio', 'x'.repeat(1001), 'too_long'],
    ['address', 'x'.repeat(501), 'too_long'],
    ['gender', 3, 'not_a_choice'],
    ['mobile', 'call me', 'not_a_number'],
    ['dob', '2001-02-30', 'invalid'],
    ['dob', '2999-01-01', 'birthday_range'],
    ['dob', '1850-01-01', 'birthday_range'],
    ['profile_picture', 'https://example.org/face.png', 'upload_unknown'],
    ['preferred_sp', [1, 2, 3, 4], 'too_many'],
    ['preferred_sp', '[999999]', 'provider_unknown'],
  ])('refuses %s %j by its field, and changes nothing', async (field, value, code) => {
    const { ana } = await world.people()
    const { status, body } = await edit(ana, { hobbies: 'New', [field]: value })
    expect(status).toBe(422)
    expect(body.details[field]).toMatchObject([{ code }])
    expect((await me(ana)).hobbies).toBeNull()
  })
})

describe('the place', () => {
  test('has a state of its country and a city of its state', async () => {
    const { ana } = await world.people()
    const paris = await cityOf(250)
    const refused = async (json: object) => (await edit(ana, json)).body.details
    expect(await refused({ ...madrid, state_id: paris.state_id })).toHaveProperty('state_id')
    expect(await refused({ ...madrid, city_id: paris.city_id })).toHaveProperty('city_id')
    expect(await refused({ city_id: madrid.city_id })).toHaveProperty('city_id')
    expect(await refused({ country_id: 999_999 })).toHaveProperty('country_id')
    expect((await edit(ana, madrid)).status).toBe(200)
    expect((await me(ana)).location).toContain('Spain')
  })

  test('loses its smaller parts when somebody moves', async () => {
    const { ana } = await world.people()
    await edit(ana, madrid)
    await edit(ana, { country_id: 250 })
    expect(await me(ana)).toMatchObject({ country_id: 250, state_id: null, city_id: null })
  })
})

describe('what others see', () => {
  test('is all but e-mail, number, address and date of birth', async () => {
    const { ana, ben, cleo } = await world.people()
    await edit(ana, words)
    await befriend(world, ana, cleo)
    const told = { bio: words.bio, education: words.education, ...madrid, is_open: true }
    const secret = { email: null, mobile: null, address: null, dob: null }
    expect(await see(ben, ana)).toMatchObject({ ...told, ...secret, birthday: null, connection: { status: null } })
    expect(await see(cleo, ana)).toMatchObject({ ...told, ...secret, birthday: '02-28', connection: { status: 1 } })
  })

  test('of a private account is who it is, until they are connected', async () => {
    const { ana, ben, cleo } = await world.people()
    await edit(ana, words)
    await makePrivate(world, ana)
    await befriend(world, ana, cleo)
    await call('POST', '/post', { as: ana, json: { content: 'Cake' } })
    const closed = await see(ben, ana)
    expect(closed).toMatchObject({ name: 'Ana', is_private: true, is_open: false, country: { id: 724 }, counts: null })
    const hidden = ['email', 'mobile', 'address', 'dob', 'birthday', 'gender', 'bio', 'interests', 'education'] as const
    for (const field of [...hidden, 'hobbies', 'state', 'city', 'state_id', 'city_id', 'created_at'] as const)
      expect(closed[field], field).toBeNull()
    expect(closed).toMatchObject({ location: 'Spain', preferred_sp: [], can: { connect: true, block: true } })
    expect((await call('GET', `/profile/post?user_id=${ana.id}`, { as: ben })).body.post).toEqual([])
    expect(await see(cleo, ana)).toMatchObject({ is_open: true, bio: words.bio, counts: { connections: 1, posts: 1 } })
    expect((await call('GET', `/profile/post?user_id=${ana.id}`, { as: cleo })).body.post).toHaveLength(1)
  })

  test('of a child is nothing for strangers, all for connections, and who it is for those whom the child asks', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await edit(ana, { ...words, dob: `${world.clock.now().getUTCFullYear() - 9}-01-01` })
    await befriend(world, ana, cleo)
    await call('POST', '/friend', { as: ana, json: { friend_id: dan.id } })
    for (const path of [`${ana.id}`, `post?user_id=${ana.id}`, `file?user_id=${ana.id}`, `song?user_id=${ana.id}`])
      expect((await call('GET', `/profile/${path}`, { as: ben })).status).toBe(404)
    expect(await see(dan, ana)).toMatchObject({ is_open: false, bio: null, can: { connect: false, answer: true } })
    for (const one of [cleo, ana]) expect(await see(one, ana)).toMatchObject({ is_open: true, bio: words.bio })
  })

  test('is nothing at all between people who are blocked, suspended or deleted', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await block(world, ana, ben)
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
    await world.app.db.updateTable('users').set({ status: 'deleted' }).where('id', '=', dan.id).execute()
    for (const [as, other] of [
      [ana, ben.id],
      [ben, ana.id],
      [ana, cleo.id],
      [ana, dan.id],
      [ana, 999_999],
    ] as const) {
      expect((await call('GET', `/profile/${other}`, { as })).status).toBe(404)
      for (const path of ['post', 'file', 'file/2026-11'])
        expect((await call('GET', `/profile/${path}?user_id=${other}`, { as })).status).toBe(404)
    }
  })
})

describe('the relation', () => {
  test('tells what is between the two, and what can be done', async () => {
    const { ana, ben, cleo } = await world.people()
    await befriend(world, ana, cleo)
    await befriend(world, ben, cleo)
    const stranger = { connect: true, answer: false, remove: false, message: true }
    expect(await see(ana, ben)).toMatchObject({ can: stranger, mutual_count: 1, connections: [{ id: cleo.id }] })
    await call('POST', '/friend', { as: ana, json: { friend_id: ben.id, friend_type: 2 } })
    const sent = await see(ana, ben)
    expect(sent.connection).toEqual({ status: 0, direction: 'sent', friend_type: 2 })
    expect(sent.can).toMatchObject({ connect: false, answer: false, remove: true })
    const received = await see(ben, ana)
    expect(received.connection).toEqual({ status: 0, direction: 'received', friend_type: 2 })
    expect(received.can).toMatchObject({ connect: false, answer: true, remove: false })
    await call('POST', `/friend/${ana.id}/accept`, { as: ben, json: { friend_type: 3 } })
    expect((await see(ben, ana)).connection).toEqual({ status: 1, direction: null, friend_type: 3 })
    expect((await see(ana, ben)).can).toMatchObject({ connect: false, remove: true })
  })

  test('says that somebody can be written to, but for children only among connections', async () => {
    const { ana, ben, cleo } = await world.people()
    await befriend(world, ana, cleo)
    await makeChild(world, ana)
    expect((await see(ana, ana)).can.message).toBe(false)
    expect((await see(ana, ben)).can.message).toBe(false)
    expect((await see(ana, cleo)).can.message).toBe(true)
    expect((await see(cleo, ana)).can.message).toBe(true)
  })

  test('counts nobody whom the viewer may not see', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await befriend(world, ana, cleo)
    await befriend(world, ana, dan)
    expect((await see(ben, ana)).counts?.connections).toBe(2)
    await block(world, dan, ben)
    expect((await see(ben, ana)).counts?.connections).toBe(1)
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
    expect((await see(ben, ana)).counts?.connections).toBe(0)
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { privacyOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { change, privacy } = privacyOf(world)

const all = ['everybody', 'connections', 'nobody']

test('all is as it was before there was a choice', async () => {
  const ana = await signUp(call, 'Ana')
  expect(await privacy(ana)).toEqual({
    messages_from: 'everybody',
    invitations_from: 'everybody',
    birthday_to: 'connections',
    found_by: 'everybody',
    shows_reads: true,
    choices: {
      messages_from: all,
      invitations_from: all,
      birthday_to: all,
      found_by: ['everybody', 'circle', 'connections'],
    },
  })
})

test('what is changed stays, what is left out is as before, and nobody else has it', async () => {
  const [ana, ben] = [await signUp(call, 'Ana'), await signUp(call, 'Ben')]
  expect((await change(ana, { messages_from: 'nobody', found_by: 'circle' })).status).toBe(200)
  const { body } = await change(ana, { shows_reads: false })
  expect(body.privacy).toMatchObject({ messages_from: 'nobody', found_by: 'circle', shows_reads: false })
  expect((await change(ana, {})).body.privacy).toEqual(body.privacy)
  expect(await privacy(ben)).toMatchObject({ messages_from: 'everybody', found_by: 'everybody', shows_reads: true })
})

test.each([{ messages_from: 'circle' }, { found_by: 'nobody' }, { birthday_to: 1 }, { shows_reads: 'perhaps' }])(
  'nothing else can be chosen: %j',
  async json => {
    const ana = await signUp(call, 'Ana')
    const before = await privacy(ana)
    expect((await change(ana, json)).status).toBe(422)
    expect(await privacy(ana)).toEqual(before)
  },
)

test('the database takes nothing else either', async () => {
  const ana = await signUp(call, 'Ana')
  for (const column of ['messages_from', 'invitations_from', 'birthday_to', 'found_by'])
    await expect(
      sql`UPDATE users SET ${sql.ref(column)} = 'friends' WHERE id = ${ana.id}`.execute(app.db),
    ).rejects.toThrow(/check constraint/)
})

test('a child is never open to strangers, and chooses among what is left', async () => {
  const kim = await signUp(call, 'Kim')
  await change(kim, { birthday_to: 'everybody' })
  await makeChild(world, kim)
  expect(await privacy(kim)).toMatchObject({
    messages_from: 'connections',
    invitations_from: 'connections',
    birthday_to: 'connections',
    found_by: 'connections',
    choices: { messages_from: ['connections', 'nobody'], found_by: ['connections'] },
  })
  const { status, body } = await change(kim, { messages_from: 'everybody' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['messages_from']])
  expect((await change(kim, { messages_from: 'nobody' })).body.privacy.messages_from).toBe('nobody')
})

test('who has only a store is found by it, and has nothing to choose there', async () => {
  const ana = await signUp(call, 'Ana')
  await sql`UPDATE users SET user_type = 1 WHERE id = ${ana.id}`.execute(app.db)
  expect((await privacy(ana)).choices.found_by).toEqual([])
  expect((await change(ana, { found_by: 'connections' })).status).toBe(422)
})

test('without an account there is nothing to read', async () => {
  expect((await call('GET', '/privacy')).status).toBe(401)
  expect((await call('PATCH', '/privacy', { json: {} })).status).toBe(401)
})

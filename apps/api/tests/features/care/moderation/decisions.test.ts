import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { reported, report, post, read, decide, caseOf, seen, notices, signIn } = careOf(world)

test('what is hidden only its author sees, who is told so and cannot show it', async () => {
  const { ana, ben, mona, id, case: found } = await reported()
  await decide(mona, found, { action: 'hide' })
  expect([await seen(ana, id), await seen(ben, id)]).toEqual([404, 200])
  const own = (await call('GET', `/post/${id}`, { as: ben })).body.post
  expect(own).toMatchObject({ is_hidden: true, statement_id: expect.any(Number) })
  expect((await call('DELETE', `/post/${id}/hide`, { as: ben })).body.code).toBe('held_by_staff')
  expect(await seen(ana, id)).toBe(404)
})

test('what is removed nobody sees', async () => {
  const { ana, ben, mona, id, case: found } = await reported()
  await decide(mona, found, { action: 'remove' })
  expect([await seen(ana, id), await seen(ben, id)]).toEqual([404, 404])
  expect((await call('GET', `/profile/post?user_id=${ben.id}`, { as: ben })).body.post).toEqual([])
  expect((await read(mona, found)).thing?.text).toBe('Ana’s door code is 1234')
})

test('what is dismissed or warned of stays; of a dismissal the author hears nothing', async () => {
  const { ana, ben, mona, id, case: found } = await reported()
  await world.emails()
  await decide(mona, found, { action: 'dismiss' })
  expect(await seen(ana, id)).toBe(200)
  expect(await notices(ben)).toEqual([])
  expect(await world.emails()).toEqual([])
  const other = await post(ben)
  await report(ana, other)
  await decide(mona, await caseOf('post', other), { action: 'warn' })
  expect(await seen(ana, other)).toBe(200)
  expect((await notices(ben)).map(one => one.kind)).toEqual(['statement_written'])
})

test('the author gets the reasons by e-mail in their language: what, why, which rule, by whom, how to appeal', async () => {
  const { ben, mona, case: found } = await reported()
  await world.app.db.updateTable('users').set({ language: 'es' }).where('id', '=', ben.id).execute()
  await world.emails()
  const words = 'Quita el código de la puerta.'
  const { body } = await call('POST', `/staff/report/${found}/letter`, {
    as: mona,
    json: { action: 'hide', rule: 'private_data', words },
  })
  await decide(mona, found, { action: 'hide', words })
  const [mail, ...others] = await world.emails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: ben.email, subject: 'Hemos ocultado tu publicación' })
  expect(body.letter).toMatchObject({ language: 'es', subject: mail?.subject })
  for (const paragraph of body.letter.paragraphs) expect(mail?.text).toContain(paragraph)
  expect(body.letter.paragraphs.join('\n')).toMatch(
    /Ana’s door code[^]*datos privados[^]*Quita el código[^]*una persona, no una máquina[^]*puedes pedirnos hasta/,
  )
  expect(mail?.text).toMatch(/\/statements\/\d+\?key=[\w-]{43}/)
  expect(await notices(ben)).toMatchObject([{ kind: 'statement_written', users: [{ name: 'Celebrio' }] }])
})

test('of something long the reasons quote the beginning, up to a whole word', async () => {
  const { ana, ben, mona } = await reported()
  const long = await post(ben, `Come ${'and dance '.repeat(30)}with us`)
  await report(ana, long)
  const json = { action: 'hide', rule: 'private_data', words: 'Please leave that out.' }
  const { body } = await call('POST', `/staff/report/${await caseOf('post', long)}/letter`, { as: mona, json })
  expect(body.letter.paragraphs.join('\n')).toContain(`It begins: “Come ${'and dance '.repeat(19)}and…”`)
})

test('to an address that nobody has confirmed nothing is sent', async () => {
  const { ben, mona, case: found } = await reported()
  await world.app.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', ben.id).execute()
  await world.emails()
  await decide(mona, found, { action: 'hide' })
  expect(await world.emails()).toEqual([])
  expect(await notices(ben)).toHaveLength(1)
})

test('whoever belongs to the staff does not read who has reported them, others of it do', async () => {
  const { ana, mona } = await reported()
  const ada = await staffOf(world, await signUp(call, 'Ada'), 'administrator')
  const id = await post(ada)
  await report(ana, id)
  const found = await caseOf('post', id)
  expect(await read(ada, found)).toMatchObject({ reports: 1, reported_by: [] })
  expect((await read(mona, found)).reported_by.map(({ person }) => person.id)).toEqual([ana.id])
})

test('of two who decide at once, one does', async () => {
  const { ana, ben, mona, id, case: found } = await reported()
  const ada = await staffOf(world, await signUp(call, 'Ada'), 'administrator')
  const both = await Promise.all([
    decide(mona, found, { action: 'hide', note: 'From Mona' }),
    decide(ada, found, { action: 'hide', note: 'From Ada' }),
  ])
  expect(both.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(one => one.status === 409)?.body.code).toBe('case_decided')
  expect((await notices(ben)).length).toBe(1)
  expect(await seen(ana, id)).toBe(404)
  const { body } = await call('GET', '/staff/audit-log?per_page=100', { as: ada })
  const entries = body.entries.filter(one => one.subject_type === 'report_case' && one.subject_id === found)
  expect(entries).toMatchObject([{ action: 'hid', reason: expect.stringMatching(/^From (Mona|Ada)$/) }])
  const { decision } = (await call('GET', `/staff/report/${found}`, { as: mona })).body.case
  expect(decision?.note).toBe(entries[0]?.reason)
})

test('nobody decides about themselves, and no moderator about an administrator', async () => {
  const { ana, mona } = await reported()
  const ada = await staffOf(world, await signUp(call, 'Ada'), 'administrator')
  for (const [author, code] of [
    [mona, 'own_case'],
    [ada, 'above_your_role'],
  ] as const) {
    const id = await post(author)
    await report(ana, id)
    const found = await caseOf('post', id)
    expect((await decide(mona, found, { action: 'dismiss' })).body.code).toBe(code)
    expect((await read(mona, found)).can.actions).toEqual([])
    expect(await seen(ana, id)).toBe(200)
  }
})

test('a decision needs a rule and words for the author; an account is suspended, not hidden', async () => {
  const { ana, ben, mona, case: found } = await reported()
  const { status, body } = await call('POST', `/staff/report/${found}/decision`, {
    as: mona,
    json: { action: 'hide' },
  })
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['rule', 'words']])
  await call('POST', `/friend/${ben.id}/report`, { as: ana, json: {} })
  const person = await caseOf('user', ben.id)
  expect((await read(mona, person)).can.actions).toEqual(['dismiss', 'warn', 'suspend'])
  expect((await decide(mona, person, { action: 'remove' })).body.code).toBe('cannot_withhold')
})

test('a comment is removed, not hidden', async () => {
  const { ana, ben, mona, id } = await reported()
  const said = await call('POST', '/comment', { as: ben, json: { post_id: id, comment: 'It is 1234' } })
  const { id: comment } = said.body.comment
  await call('POST', `/comment/${comment}/report`, { as: ana, json: {} })
  const found = await caseOf('comment', comment)
  expect((await decide(mona, found, { action: 'hide' })).body).toMatchObject({
    code: 'cannot_hide',
    message: 'Comments and messages can’t be hidden, only removed.',
  })
  expect((await decide(mona, found, { action: 'remove' })).status).toBe(200)
})

test('whoever is suspended for some days cannot sign in, is seen by nobody, and is back when they are over', async () => {
  const { ana, ben, mona, id, case: found } = await reported()
  const other = await post(ben, 'Something harmless')
  await decide(mona, found, { action: 'suspend', days: 7 })
  expect((await call('GET', '/profile/me', { as: ben })).status).toBe(401)
  expect([await seen(ana, other), (await call('GET', `/profile/${ben.id}`, { as: ana })).status]).toEqual([404, 404])
  const { status, body } = await signIn(ben)
  expect([status, body.inactive]).toMatchObject([200, { kind: 'held', statement_key: expect.any(String) }])
  expect((await call('GET', '/profile/me', { as: body })).status).toBe(401)
  expect((await call('POST', '/auth/reactivate', { json: { token: body.token } })).status).toBe(401)
  world.clock.forward({ days: 6 })
  await world.runScheduledJob('accounts.end-suspensions')
  expect(await seen(ana, other)).toBe(404)
  world.clock.forward({ days: 1 })
  await world.runScheduledJob('accounts.end-suspensions')
  expect([await seen(ana, other), await seen(ana, id)]).toEqual([200, 404])
  const back = await signIn(ben)
  expect(back.body.inactive).toBeNull()
  expect((await call('GET', '/profile/me', { as: back.body })).status).toBe(200)
})

test('whoever signs in when a suspension is over is back, though the clock has not looked yet', async () => {
  const { ben, mona, case: found } = await reported()
  await decide(mona, found, { action: 'suspend', days: 1 })
  world.clock.forward({ days: 1 })
  const { body } = await signIn(ben)
  expect(body.inactive).toBeNull()
  expect((await call('GET', '/profile/me', { as: body })).status).toBe(200)
})

test('who is suspended for good stays so, and so does who had left before', async () => {
  const { ana, ben, mona, case: found } = await reported()
  await call('POST', '/account/suspend', { as: ben })
  await decide(mona, found, { action: 'suspend' })
  world.clock.forward({ days: 400 })
  await world.runScheduledJob('accounts.end-suspensions')
  const { body } = await signIn(ben)
  expect(body.inactive).toMatchObject({ kind: 'held', until: null })
  expect((await call('POST', '/auth/reactivate', { json: { token: body.token } })).status).toBe(401)
  const back = (await signIn(ana)).body
  expect((await call('GET', `/profile/${ben.id}`, { as: back })).status).toBe(404)
})

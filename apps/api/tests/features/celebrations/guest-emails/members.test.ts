import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { lettersOf } from './steps.ts'

const world = await startWorld()
const { create, edit, cancel, invite, accept, reject, pair, to, verify, friendsOf, answer, request } = lettersOf(world)

const when = { event_date: '2031-06-14 19:30:00', timezone: 'Europe/Madrid' }

test('a member is invited by e-mail with the words of the host, in the language of the member', async () => {
  const { ana, ben } = await pair()
  await world.app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ben.id).execute()
  const { id } = await create(ana, { title: 'Lantern walk', ...when, address: 'Calle Feria 12' })
  await invite(ana, id, { friend_ids: [ben.id], message: 'Bring your <drum>!\nAnd yourself.' })
  const [mail, ...more] = await to(ben)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ language: 'fr', subject: 'Invitation\u202f: Lantern walk' })
  expect(mail?.text).toContain('Bring your <drum>!\nAnd yourself.')
  expect(mail?.html).toContain('Bring your &lt;drum&gt;!<br>And yourself.')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Bonjour Ben,')
    expect(text).toContain('Calle Feria 12')
  }
  expect(mail?.links.slice(0, -1)).toEqual([
    `${world.settings.publicUrl}/events/${id}?answer=going`,
    `${world.settings.publicUrl}/events/${id}?answer=cant`,
  ])
})

test('an invitation says until when to reply, and after that no longer asks', async () => {
  const { ana, ben } = await pair()
  const [gil] = await friendsOf(ana, ['Gil'])
  if (!gil) throw new Error('Nobody came.')
  await verify(gil)
  await world.app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ben.id).execute()
  const terms = { ...when, answer_by: '2031-06-12 23:59' }
  const { id } = await create(ana, terms)
  await invite(ana, id, { friend_ids: [ben.id] })
  const [mail] = await to(ben)
  for (const text of [mail?.text, mail?.html]) expect(text).toContain('Merci de répondre d’ici au jeudi 12 juin 2031.')
  const late = await create(ana, {
    ...terms,
    answer_by: world.clock.now().toISOString().slice(0, 16).replace('T', ' '),
    timezone: 'Etc/GMT+1',
  })
  world.clock.forward({ hours: 3 })
  await invite(ana, late.id, { friend_ids: [gil.id] })
  const [tardy] = await to(gil)
  expect(tardy?.text).not.toContain('reply by')
  expect(tardy?.links.slice(0, -1)).toEqual([`${world.settings.publicUrl}/events/${late.id}`])
  expect(tardy?.subject).toBe('You’re invited: Party')
})

test('words of a co-host are signed by the co-host', async () => {
  const { ana, ben } = await pair()
  const [gast] = await friendsOf(ben, ['Gast'])
  if (!gast) throw new Error('Nobody came.')
  await verify(gast)
  const { id } = await create(ana)
  await world.call('POST', `/event/${id}/helper`, { as: ana, json: { user_id: ben.id, role: 'cohost' } })
  await invite(ben, id, { friend_ids: [gast.id], message: 'Do come' })
  const [mail] = await to(gast)
  expect(mail?.text).toContain('“Do come”\n— Ben')
})

test('members whose address is not verified get no e-mail', async () => {
  const { ana } = await pair()
  const [eva] = await friendsOf(ana, ['Eva'])
  if (!eva) throw new Error('Nobody came.')
  const { id } = await create(ana)
  await world.emails()
  await invite(ana, id, { friend_ids: [eva.id] })
  expect(await to(eva)).toEqual([])
})

test('members who were removed, or blocked by the host, before the e-mail was written get none', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana)
  await invite(ana, id, { friend_ids: [ben.id] })
  await block(world, ana, ben)
  expect(await to(ben)).toEqual([])
})

test('a member who says yes gets a confirmation once, and one who is let in too', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, { title: 'Lantern walk' })
  await invite(ana, id, { friend_ids: [ben.id] })
  await to(ben)
  await accept(ben, id, { adults: 2 })
  expect((await to(ben)).map(mail => mail.subject)).toEqual(['You’re going: Lantern walk'])
  await accept(ben, id, { adults: 3 })
  expect(await to(ben)).toEqual([])

  const other = await create(ana, { title: 'First snow' })
  await request(ben, other.id)
  await answer(ana, other.id, ben, 'accept')
  expect((await to(ben)).map(mail => mail.subject)).toEqual(['You’re going: First snow'])
})

test('members hear of a new date with the old one struck, of changes and of the end, unless they have said no', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, { ...when, address: 'Old Hall 3' })
  await invite(ana, id, { friend_ids: [ben.id] })
  await accept(ben, id)
  await to(ben)
  await edit(ana, id, { event_date: '2031-12-13 20:00:00' })
  const [moved, ...none] = await to(ben)
  expect(none).toEqual([])
  expect(moved?.subject).toBe('New date: Party')
  expect(moved?.text).toContain('Still coming:\n')
  expect(moved?.html).toMatch(/line-through;[^>]*>14<[\s\S]*&rarr;[\s\S]*>13</)

  await accept(ben, id)
  await to(ben)
  await edit(ana, id, { address: 'Long Table 7' })
  const [changed] = await to(ben)
  expect(changed?.text.split('\n')).toContain('Place: Long Table 7 (before: Old Hall 3)')
  expect(changed?.html).toMatch(/line-through[^>]*>Old Hall 3</)

  await reject(ben, id)
  await edit(ana, id, { address: 'Elsewhere 9' })
  expect(await to(ben)).toEqual([])
})

test('a new time on the same day is called that', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, when)
  await invite(ana, id, { friend_ids: [ben.id] })
  await to(ben)
  await edit(ana, id, { event_date: '2031-06-14 21:00:00' })
  const [mail] = await to(ben)
  expect(mail?.subject).toBe('New time: Party')
  expect(mail?.html).not.toContain('&rarr;')
  expect(mail?.html).toMatch(/9:00[^<]*PM<br><span[^>]*line-through[^>]*>7:30[^<]*PM</)
})

test('members hear that a celebration is cancelled, with the leaf of its day struck', async () => {
  const { ana, ben } = await pair()
  await world.app.db.updateTable('users').set({ language: 'pt' }).where('id', '=', ben.id).execute()
  const { id } = await create(ana, when)
  await invite(ana, id, { friend_ids: [ben.id] })
  await to(ben)
  await cancel(ana, id)
  const [mail, ...more] = await to(ben)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ language: 'pt', subject: 'Cancelado: Party' })
  expect(mail?.html).toMatch(/line-through;[^>]*>14</)
  expect(mail?.text).toContain('Data: sábado, 14 de junho de 2031')
})

test('a member who makes a personal invitation their own is not invited a second time', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana)
  const { token } = await lettersOf(world).personal.link(ana, id, { name: 'Ben' })
  await world.emails()
  await lettersOf(world).personal.takeOver(ben, token)
  expect(await to(ben)).toEqual([])
})

test('a member unsubscribes e-mails about celebrations in one click, and still hears of what they do themselves', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, { title: 'Lantern walk', ...when })
  await invite(ana, id, { friend_ids: [ben.id] })
  const [mail] = await to(ben)
  const url = new URL(/^<(.+)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.links.at(-1)).toMatch(/\/unsubscribe\/celebrations\./)
  const path = url.pathname.replace('/api/v1', '') as '/email-unsubscribe/:token'
  await world.call('POST', path, { form: { 'List-Unsubscribe': 'One-Click' } })
  await edit(ana, id, { address: 'Calle Sol 3' })
  expect(await to(ben)).toEqual([])
  await accept(ben, id)
  expect(await to(ben)).toMatchObject([{ subject: 'You’re going: Lantern walk' }])
  await cancel(ana, id)
  expect(await to(ben)).toEqual([])
})

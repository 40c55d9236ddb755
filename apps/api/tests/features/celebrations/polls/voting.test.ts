import { pollLimits } from '@celebrio/contract/celebrations/polls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Loose } from '../../../harness/caller.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { pollsOf } from './steps.ts'

const world = await startWorld()
const { call, clock, app, drainJobs } = world
const { reject, remove, request, rsvpStatus } = stepsOf(world)
const { name } = helpersOf(world)
const { link, revoke, takeOver } = personalOf(world)
const { poll, open, vote, votes, pollBy, voteBy, party } = pollsOf(world)

const none = { yes: 0, maybe: 0, no: 0 }
const namesOf = (date: Loose) => date.voters.map(({ user, vote: said }: Loose) => `${user.name} ${said}`)

test('invited guests vote for each date, and the last vote counts', async () => {
  const { ana, ben, cleo, id, first, second } = await party()
  await vote(ben, id, first, 'no')
  const { status, body } = await vote(ben, id, first, 'yes')
  expect([status, body.poll.dates[0].my_vote, body.poll.dates[0].votes]).toEqual([200, 'yes', { ...none, yes: 1 }])
  await vote(ben, id, second, 'maybe')
  await vote(cleo, id, first, 'maybe')
  expect(await votes(cleo, id, first)).toEqual({ yes: 1, maybe: 1, no: 0 })
  const { dates } = await poll(ana, id)
  expect(namesOf(dates[0])).toEqual(['Ben yes', 'Cleo maybe'])
  expect((await poll(cleo, id)).dates[0]).toMatchObject({ my_vote: 'maybe', voters: null })
})

test('the host, strangers and who is blocked cannot vote; who may not see the event sees no poll', async () => {
  const { ana, ben, dan, id, first } = await party()
  expect((await vote(ana, id, first, 'yes')).status).toBe(404)
  expect((await vote(dan, id, first, 'yes')).status).toBe(404)
  expect((await call('GET', `/event/${id}/poll`, { as: dan })).status).toBe(404)
  expect((await call('GET', `/event/${id}/poll`)).status).toBe(404)
  await block(world, ana, ben)
  expect((await vote(ben, id, first, 'yes')).status).toBe(404)
  expect((await call('GET', `/event/${id}/poll`, { as: ben })).status).toBe(404)
})

test('of a public event everybody sees the dates, and only who is asked the votes', async () => {
  const { ben, dan, id, first } = await party({ open_to: [0] })
  await vote(ben, id, first, 'yes')
  for (const who of [dan, undefined])
    expect(await poll(who, id)).toMatchObject({
      can: { vote: false, pick: false },
      dates: [{ votes: null, voters: null, my_vote: null }, {}, {}],
    })
  expect((await vote(dan, id, first, 'yes')).status).toBe(404)
  await request(dan, id)
  expect((await vote(dan, id, first, 'yes')).status).toBe(404)
  expect((await poll(dan, id)).dates[0].votes).toBeNull()
})

test('co-hosts see who votes how and can pick; people at the door do neither', async () => {
  const { ana, ben, cleo, dan, id, first } = await party()
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'cohost')
  await name(ana, id, cleo, 'door')
  await vote(ben, id, first, 'yes')
  expect(namesOf((await poll(dan, id)).dates[0])).toEqual(['Ben yes'])
  expect((await poll(dan, id)).can).toEqual({ vote: false, pick: true, change: true })
  expect(await poll(cleo, id)).toMatchObject({ can: { vote: true, pick: false }, dates: [{ voters: null }, {}, {}] })
})

test('votes of guests who said no, were removed, are inactive or blocked do not count', async () => {
  const { ana, ben, cleo, id, first } = await party()
  await vote(ben, id, first, 'yes')
  await vote(cleo, id, first, 'yes')
  await block(world, ben, cleo)
  expect(await votes(ben, id, first)).toEqual({ ...none, yes: 1 })
  expect(await votes(ana, id, first)).toEqual({ ...none, yes: 2 })
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
  expect(await votes(ana, id, first)).toEqual({ ...none, yes: 1 })
  await reject(ben, id)
  expect(await votes(ana, id, first)).toEqual(none)
  await remove(ana, id, ben)
  expect((await vote(ben, id, first, 'yes')).status).toBe(404)
})

test('a guest who said no takes it back with a vote, and the host no longer has a notification of the no', async () => {
  const { ana, ben, id, first } = await party()
  const kinds = async () => {
    await drainJobs()
    return (await call('GET', '/notification', { as: ana })).body.notifications.map((one: Loose) => one.kind)
  }
  await reject(ben, id)
  expect(await kinds()).toContain('event_rejected')
  await vote(ben, id, first, 'maybe')
  expect(await rsvpStatus(ben, id)).toBe('pending')
  expect(await kinds()).not.toContain('event_rejected')
})

test('a vote is for a date of the event that has not passed', async () => {
  const { ana, ben, id, first, second } = await party()
  const other = await open(ana)
  expect((await vote(ben, id, other.first, 'yes')).status).toBe(422)
  expect((await vote(ben, id, { id: 999_999 }, 'yes')).status).toBe(422)
  expect((await vote(ben, id, first, 'often' as 'yes')).status).toBe(422)
  clock.forward({ hours: 25 })
  expect((await poll(ben, id)).dates.map((date: Loose) => date.is_past)).toEqual([true, false, false])
  expect((await vote(ben, id, first, 'yes')).status).toBe(422)
  expect((await vote(ben, id, second, 'yes')).status).toBe(200)
  clock.forward({ hours: 72 })
  expect((await vote(ben, id, second, 'no')).body.code).toBe('event_over')
})

test('twenty votes of one person at once are one', async () => {
  const { ben, id, first } = await party()
  const said = ['yes', 'maybe', 'no'] as const
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => vote(ben, id, first, said[n % 3] ?? 'yes')))
  expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200]))
  const { yes, maybe, no } = await votes(ben, id, first)
  expect(yes + maybe + no).toBe(1)
})

test('external guests vote by their link, and take their votes into an account', async () => {
  const { ana, dan, id, first, second } = await party()
  const { token, guest } = await link(ana, id, { name: 'Olga' })
  const { status, body } = await voteBy(token, first, 'yes')
  expect([status, body.poll.dates[0]]).toMatchObject([
    200,
    { my_vote: 'yes', votes: { ...none, yes: 1 }, voters: null },
  ])
  expect((await poll(ana, id)).dates[0].voters).toEqual([
    { user: { id: 0, name: 'Olga', profile_picture: null }, vote: 'yes' },
  ])
  expect((await pollBy(token)).body.poll).toMatchObject({ can: { vote: true, pick: false } })
  await takeOver(dan, token)
  expect((await poll(dan, id)).dates[0].my_vote).toBe('yes')
  expect((await voteBy(token, second, 'yes')).body.code).toBe('invitation_taken')
  const other = await link(ana, id, { name: 'Pia' })
  await revoke(ana, id, other.guest.id)
  expect((await voteBy(other.token, first, 'yes')).body.code).toBe('invitation_revoked')
  expect((await voteBy('nothing', first, 'yes')).status).toBe(404)
  expect(guest.id).toBeGreaterThan(0)
})

test('a poll of many guests names some of each date, and is read in as many statements as one of few', async () => {
  const { ana, ben, id, first } = await party()
  await vote(ben, id, first, 'yes')
  const few = await world.statements(() => poll(ana, id))
  await sql`INSERT INTO event_guests (event_id, status, external_name, created_at)
    SELECT ${id}::bigint, 'pending', 'Guest ' || n, now() FROM generate_series(1, 80) AS n`.execute(app.db)
  await sql`INSERT INTO event_date_votes (event_id, date_id, guest_id, vote, voted_at)
    SELECT event_id, ${first.id}::bigint, id, 'no', now() FROM event_guests
    WHERE event_id = ${id} AND external_name IS NOT NULL`.execute(app.db)
  const many = await world.statements(() => poll(ana, id))
  expect(many).toHaveLength(few.length)
  const [date] = (await poll(ana, id)).dates
  expect([date.votes, date.voters.length, date.voters[0].vote]).toEqual([
    { yes: 1, maybe: 0, no: 80 },
    pollLimits.named,
    'yes',
  ])
})

test('the database keeps votes to dates and guests of one event', async () => {
  const { ana, id } = await party()
  const other = await open(ana)
  const cast = sql`INSERT INTO event_date_votes (event_id, date_id, guest_id, vote, voted_at)
    SELECT ${id}::bigint, ${other.first.id}::bigint, id, 'yes', now() FROM event_guests WHERE event_id = ${id} LIMIT 1`
  await expect(cast.execute(app.db)).rejects.toThrow('event_date_votes')
  await expect(
    sql`INSERT INTO event_dates (event_id, position, local_start) VALUES (${id}, 6, '2030-01-01')`.execute(app.db),
  ).rejects.toThrow('position')
  await expect(sql`UPDATE events SET total_guests = 1 WHERE id = ${id}`.execute(app.db)).rejects.toThrow(
    'events_date_open',
  )
})

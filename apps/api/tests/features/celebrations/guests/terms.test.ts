import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { openLinksOf } from '../open-links/steps.ts'

const world = await startWorld()
const { ana } = await world.people()
const { inHours, create, edit, get } = eventsOf(world)
const { friendsOf, ask, accept, reject, request, answer, event: eventFor } = stepsOf(world)
const { link, accept: acceptByLink, reject: rejectByLink, open: openPersonal } = personalOf(world)
const { make, join, look } = openLinksOf(world)

let cast: Member[] = []
beforeEach(async () => {
  cast = await friendsOf(ana, ['Fay', 'Gus'])
})
const [fay, gus] = [() => cast[0] as Member, () => cast[1] as Member]

/** An event in three days whose answers are wanted within a day, with Fay and Gus invited. */
async function withDeadline(fields: Record<string, string | number> = {}): Promise<number> {
  const { id } = await create(ana, { event_date: inHours(72), answer_by: inHours(24), ...fields })
  await ask(ana, id, cast)
  return id
}

const late = () => world.clock.forward({ hours: 25 })
const code = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code

describe('after the deadline', () => {
  test('nobody newly says yes, and is told so before; no, and a yes that was given, can still be changed', async () => {
    const id = await withDeadline()
    const { token } = await link(ana, id, { name: 'Ilse' })
    expect((await accept(fay(), id, { adults: 2 })).status).toBe(200)
    expect((await eventFor(gus(), id)).body.event.can).toMatchObject({ answer: true, accept: true })
    late()
    expect((await eventFor(gus(), id)).body.event.can).toMatchObject({ answer: true, accept: false })
    expect(await accept(gus(), id)).toMatchObject({ status: 409, body: { code: 'answers_closed' } })
    expect((await reject(gus(), id)).status).toBe(200)
    expect((await openPersonal(token)).body.invitation.event.can).toMatchObject({ answer: true, accept: false })
    expect(await code(acceptByLink(token))).toBe('answers_closed')
    expect((await rejectByLink(token)).status).toBe(200)

    expect((await eventFor(fay(), id)).body.event.can.accept).toBe(true)
    expect(await code(accept(fay(), id, { adults: 3 }))).toBe('answers_closed')
    expect((await accept(fay(), id, { adults: 1 })).status).toBe(200)
    expect((await reject(fay(), id)).status).toBe(200)
    expect(await code(accept(fay(), id))).toBe('answers_closed')
  })

  test('an open link takes no yes any more, but a request where the host lets people in', async () => {
    const id = await withDeadline()
    const token = await make(ana, id)
    expect((await look(token)).body.invitation.is_late).toBe(false)
    late()
    expect((await look(token)).body.invitation.is_late).toBe(true)
    expect(await code(join(token))).toBe('answers_closed')
    expect(await code(join(token, {}, gus()))).toBe('answers_closed')
    expect((await join(token, { answer: 'cant' })).status).toBe(200)
    const asking = await create(ana, { event_date: inHours(72), answer_by: inHours(24) })
    const strict = await make(ana, asking.id, { asks_host: true })
    late()
    const { body } = await join(strict, { name: 'Jette' })
    expect(body.invitation?.event.my_invitation?.status).toBe('requested')
  })

  test('the host lets in whoever asks, and may give more time', async () => {
    const { id } = await create(ana, { event_date: inHours(72), answer_by: inHours(24) })
    late()
    await request(gus(), id)
    expect((await answer(ana, id, gus(), 'accept')).body.guest.status).toBe('accepted')
    await ask(ana, id, [fay()])
    expect(await code(accept(fay(), id))).toBe('answers_closed')
    expect((await edit(ana, id, { answer_by: inHours(10) })).status).toBe(200)
    expect((await accept(fay(), id)).status).toBe(200)
  })

  test('who has a seat kept confirms another date', async () => {
    const id = await withDeadline()
    await accept(fay(), id)
    const { body } = await edit(ana, id, { event_date: inHours(30) })
    // A day earlier than two days before: the deadline would have passed.
    expect(body.event).toMatchObject({ answer_by: null, answers_until: null })
    await edit(ana, id, { answer_by: inHours(2) })
    late()
    expect((await eventFor(fay(), id)).body.event.can.accept).toBe(true)
    expect((await accept(fay(), id)).status).toBe(200)
  })
})

describe('a deadline', () => {
  test('is told by the clock of the place, moves along with the start, and is taken away', async () => {
    const day = inHours(72).slice(0, 10)
    const { id, ...made } = await create(ana, {
      event_date: `${day} 18:00:00`,
      answer_by: `${day} 09:30:00`,
      timezone: 'Asia/Tokyo',
    })
    expect(made).toMatchObject({ answer_by: `${day} 09:30:00`, companions_max: null })
    expect(Date.parse(made.answers_until)).toBe(Date.parse(`${day}T09:30:00+09:00`))
    const moved = await edit(ana, id, { event_date: `${day} 20:00:00` })
    expect(moved.body.event.answer_by).toBe(`${day} 11:30:00`)
    const other = await edit(ana, id, { timezone: 'Asia/Seoul', title: 'Late' })
    expect(other.body.event.answer_by).toBe(`${day} 11:30:00`)
    expect((await edit(ana, id, { answer_by: '' })).body.event).toMatchObject({ answer_by: null, answers_until: null })
  })

  test.each([
    ['after the start', 73, 'answer_after_start'],
    ['in the past', -1, 'in_the_past'],
  ])('is not %s', async (_, hours, fault) => {
    const details = { answer_by: [{ code: fault }] }
    const form = { event_date: inHours(72), answer_by: inHours(hours) }
    await expect(create(ana, form)).rejects.toThrow(fault)
    const { id } = await create(ana, { event_date: inHours(72) })
    expect((await edit(ana, id, { answer_by: inHours(hours) })).body).toMatchObject({ details })
  })

  test('waits for the date', async () => {
    const poll = { event_date: inHours(72), other_dates: [inHours(96)] }
    await expect(create(ana, { ...poll, answer_by: inHours(24) })).rejects.toThrow('date_first')
    const { id } = await create(ana, poll)
    expect(await code(edit(ana, id, { answer_by: inHours(24) }))).toBe('date_open')
    expect((await edit(ana, id, { answer_by: '', title: 'Soon' })).status).toBe(200)
  })

  test('is kept by the database', async () => {
    const id = await withDeadline()
    const late = sql`UPDATE events SET answers_until = starts_at + interval '1 minute' WHERE id = ${id}`
    await expect(late.execute(world.app.db)).rejects.toThrow('events_answer_by_start')
  })
})

describe('with a limit of companions', () => {
  const limited = async (companions_max: number) => {
    const { id } = await create(ana, { event_date: inHours(72), companions_max })
    await ask(ana, id, cast)
    return id as number
  }

  test('nobody brings more, with or without an account, by whatever link', async () => {
    const id = await limited(1)
    const { token } = await link(ana, id, { name: 'Ilse' })
    const open = await make(ana, id)
    const three = { adults: 2, children: 1 }
    for (const reply of [accept(fay(), id, three), acceptByLink(token, three), join(open, three)])
      expect(await reply).toMatchObject({ status: 409, body: { code: 'too_many_companions' } })
    for (const reply of [accept(fay(), id, { adults: 2 }), acceptByLink(token, { children: 1 })])
      expect((await reply).status).toBe(200)
    expect((await get(id, gus())).body.event.companions_max).toBe(1)
  })

  test('a request by the open link keeps to it too', async () => {
    const token = await make(ana, await limited(0), { asks_host: true })
    expect(await code(join(token, { adults: 2 }))).toBe('too_many_companions')
    expect((await join(token)).body.invitation?.event.my_invitation?.status).toBe('requested')
  })

  test('a lower one leaves parties as they are, and lets none grow', async () => {
    const id = await limited(5)
    await accept(fay(), id, { adults: 4 })
    expect((await edit(ana, id, { companions_max: 0 })).body.event.companions_max).toBe(0)
    expect(await code(accept(fay(), id, { adults: 5 }))).toBe('too_many_companions')
    expect((await accept(fay(), id, { adults: 4, dietary: 'Vegan' })).status).toBe(200)
    expect((await accept(fay(), id, { adults: 3 })).status).toBe(200)
    expect(await code(accept(fay(), id, { adults: 4 }))).toBe('too_many_companions')
    expect((await edit(ana, id, { companions_max: '' })).body.event.companions_max).toBeNull()
    expect((await accept(fay(), id, { adults: 4 })).status).toBe(200)
  })

  test('of a larger party and a lower limit at once one is first', async () => {
    const id = await limited(5)
    await accept(fay(), id)
    const [said] = await Promise.all([accept(fay(), id, { adults: 6 }), edit(ana, id, { companions_max: 0 })])
    const adults = (await eventFor(fay(), id)).body.event.my_invitation?.adults ?? 0
    expect(adults).toBe(said.status === 200 ? 6 : 1)
    expect((await accept(fay(), id, { adults: adults + 1 })).status).toBe(409)
  })

  test('it is kept by the database', async () => {
    const id = await limited(1)
    const write = sql`UPDATE event_guests SET adults = 3 WHERE event_id = ${id}`
    await expect(write.execute(world.app.db)).rejects.toThrow('more companions than the host allows')
  })

  test.each([-1, 40, 'many'])('%s is none', async companions_max => {
    const { id } = await create(ana, {})
    expect(await edit(ana, id, { companions_max })).toMatchObject({
      status: 422,
      body: { details: { companions_max: [{}] } },
    })
  })
})

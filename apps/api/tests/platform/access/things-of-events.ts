import { guestsOf } from '../../features/celebrations/events/steps.ts'
import { newKey } from '../../features/celebrations/open-links/steps.ts'
import { pollsOf } from '../../features/celebrations/polls/steps.ts'
import { celebrate } from '../../harness/celebrations.ts'
import { type Member, signUp } from '../../harness/people.ts'
import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { making, once } from './making.ts'

/** Gives an event its co-host, its helper at the door, and somebody who comes. */
const withPeople = async (world: World, { k, h, e }: Cast, id: number) => {
  const created_at = world.app.clock.now()
  for (const [one, role] of [
    [k, 'cohost'],
    [h, 'door'],
  ] as const)
    await world.app.db.insertInto('event_helpers').values({ event_id: id, user_id: one.id, role, created_at }).execute()
  await guestsOf(world)(id, e, 'pending')
  return id
}

/** An event of O for connections, and what is about it. */
function eventOf(world: World, cast: Cast) {
  const { o, e } = cast
  const make = making(world)
  const made = async () => {
    const id = await withPeople(world, cast, await celebrate(world, o, { open_to: [1] }))
    await make(e, `/event/${id}/invitation/accept`, {})
    return id
  }
  const event = once(made)
  const poll = once(async () => {
    const opened = await pollsOf(world).open(o, { open_to: [1] })
    await withPeople(world, cast, opened.id)
    return opened
  })
  const at = async (more: string, json: object, as: Member = o) => make(as, `/event/${await event()}/${more}`, json)
  return {
    at,
    event,
    todo: once(async () => (await at('todo', { title: 'Flowers' })).plan.todos.at(-1).id),
    line: once(async () => (await at('budget-line', { name: 'Cake' })).plan.lines.at(-1).id),
    entry: once(async () => (await at('wall', { words: 'Hurray', images: [] }, e)).entry.id),
    /** Called off. */
    cancelled: once(async () => {
      const id = await made()
      await world.call('DELETE', `/event/${id}`, { as: o })
      return id
    }),
    talk: once(async (): Promise<number> => {
      const json = { kind: 'event', subject_id: await event() }
      const { id } = (await make(o, '/conversation', json)).conversation
      for (const one of [cast.k, e]) await make(one, '/conversation', json)
      return id
    }),
    /** E, who has come in. */
    arrived: once(async () => {
      const { arrival } = await at('check-in', { user_id: e.id })
      return arrival
    }),
    hostMessage: once(async () => (await at('host-message', { words: 'Bring a hat', to: 'going' })).host_message.id),
    poll,
  }
}

type Celebration = ReturnType<typeof eventOf>

/** Those who come, or would like to, without having been asked by account. */
function linksOf(world: World, { o }: Cast, { event, at, poll }: Celebration) {
  const external = once(async () => {
    const { guest, link } = await at('external-guest', { name: 'Zoe' })
    return { id: guest.id, token: new URL(link).pathname.replace('/i/', '') }
  })
  const openLink = once(async () => {
    const { open_link } = await at('open-link', {})
    return new URL(open_link.link).pathname.replace('/join/', '')
  })
  return {
    calendar: async () => new URL((await making(world)(o, '/calendar-link', {})).url).pathname.split('/').at(-1) ?? '',
    external,
    /** The link of somebody who comes. */
    comingLink: once(async () => {
      const { token } = await external()
      await world.call('POST', `/personal-invitation/${token}/accept`, { json: {} })
      return token
    }),
    openLink,
    /** Somebody who asks to come. */
    asking: once(async () => {
      const asking = await signUp(world.call, 'Asking')
      await guestsOf(world)(await event(), asking, 'requested')
      return asking.id
    }),
    /** Somebody without an account, who asks to come. */
    externalRequest: once(async () => {
      const token = await openLink()
      await world.call('PATCH', `/event/${await event()}/open-link`, { as: o, json: { asks_host: true } })
      const json = { name: 'Ilse', answer: 'going', key: newKey() }
      await world.call('POST', `/open-link/${token}`, { json })
      const asking = world.app.db
        .selectFrom('event_guests')
        .select('id')
        .where('event_id', '=', await event())
      return (await asking.where('status', '=', 'requested').executeTakeFirstOrThrow()).id
    }),
    pollLink: once(async () => {
      const { link } = await making(world)(o, `/event/${(await poll()).id}/external-guest`, { name: 'Zoe' })
      return new URL(link).pathname.replace('/i/', '')
    }),
  }
}

/** All of it. */
export function celebrationsOf(world: World, cast: Cast) {
  const celebration = eventOf(world, cast)
  return { ...celebration, ...linksOf(world, cast, celebration) }
}

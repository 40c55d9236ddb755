import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { careStories } from '../../care/moderation/notice-stories.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { helpersOf } from '../../celebrations/helpers/steps.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'
import { pollsOf } from '../../celebrations/polls/steps.ts'
import { remindersOf } from '../../celebrations/reminders/steps.ts'
import { wallOf } from '../../celebrations/wall/steps.ts'
import { marketStories } from '../../market/deals/notice-stories.ts'
import { stepsOf as meetStepsOf } from '../../people/meet/steps.ts'
import { groupsOf } from '../../social/groups/steps.ts'

const world = await startWorld()
const { call } = world
const invitations = stepsOf(world)
const { edit, remove, inHours } = eventsOf(world)
const { helped } = helpersOf(world)
const polls = pollsOf(world)
const reminders = remindersOf(world)
const wall = wallOf(world)
const meet = meetStepsOf(world)
const groups = groupsOf(world)

const contract = new URL('../../../../../../packages/contract/src/', import.meta.url)

/** Every kind that the `notices.ts` of an area of the contract names. */
async function kindsOfContract(): Promise<string[]> {
  const kinds: string[] = []
  for await (const path of glob('*/notices.ts', { cwd: contract })) {
    const lists: Record<string, readonly string[]> = await import(new URL(path, contract).href)
    kinds.push(...Object.values(lists).flat())
  }
  return kinds.sort()
}

/** Ana posts; Ben, her connection, does something to it. @returns Ana, who is notified */
const withPost = (does: (ben: Member, post: number, ana: Member) => Promise<unknown>) => async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const { body } = await call('POST', '/post', { as: ana, json: { content: 'Cake for everybody' } })
  await does(ben, body.post.id, ana)
  return ana
}
const say = async (as: Member, post_id: number, comment: string, more: object = {}) =>
  (await call('POST', '/comment', { as, json: { post_id, comment, ...more } })).body.comment.id

/** Ana invites Ben; something happens. @returns who is notified */
const withGuest =
  (about: { members?: number }, does: (id: number, ana: Member, ben: Member, cleo: Member) => Promise<Member>) =>
  async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await invitations.party(ana, about)
    for (const one of [ben, cleo]) await befriend(world, ana, one)
    await invitations.ask(ana, id, [ben, cleo])
    return does(id, ana, ben, cleo)
  }

const withEditedEvent = (changes: () => object) =>
  withGuest({}, async (id, ana, ben) => {
    await invitations.accept(ben, id)
    await edit(ana, id, changes())
    return ben
  })

const withReminder = (hours: number) => async () => {
  const { fay } = await reminders.coming()
  await reminders.pass({ hours, minutes: 1 })
  return fay
}

/** Guests wait for the host, who looks first; what the host says is told to them at once. */
const withWall = (byGuest: boolean) => async () => {
  const { ana, ben, event } = await wall.stage()
  await wall.approveFirst(ana, event, true)
  await wall.say(byGuest ? ben : ana, event, 'What a day')
  return byGuest ? ana : ben
}

const withTreat = (accepted: boolean) => async () => {
  const [ana, ben] = [await meet.person('Ana'), await meet.person('Ben')]
  await meet.treat(ana, ben)
  if (accepted) await meet.answer(ben, ana, 'accept')
  return accepted ? ana : ben
}

const withRequest = (accepted: boolean) => async () => {
  const { ana, ben } = await world.people()
  await call('POST', '/friend', { as: ana, json: { friend_id: ben.id } })
  if (accepted) await call('POST', `/friend/${ana.id}/accept`, { as: ben })
  return accepted ? ana : ben
}

/** Ben is invited to a group of Ana's and joins; then something happens. @returns who is notified */
const withGroup = (does: (id: number, ana: Member, ben: Member) => Promise<Member>) => async () => {
  const { ana, ben } = await world.people()
  return does(await groups.groupOf(ana, [ben]), ana, ben)
}

const withJoining = (accepted: boolean) => async () => {
  const { ana, ben } = await world.people()
  const id = await invitations.party(ana)
  await invitations.request(ben, id)
  if (accepted) await invitations.answer(ana, id, ben, 'accept')
  return accepted ? ben : ana
}

/** What makes each kind come about, through the API. Each answers who is notified. */
const stories: Record<string, () => Promise<Member>> = {
  friend_requested: withRequest(false),
  friend_accepted: withRequest(true),
  treat_received: withTreat(false),
  treat_accepted: withTreat(true),
  group_invited: withGroup(async (id, ana, ben) => {
    await groups.leave(ben, id)
    await groups.invite(ana, id, [ben])
    return ben
  }),
  group_joined: withGroup(async (_id, ana) => ana),
  group_admin: withGroup(async (id, ana, ben) => {
    await groups.setRole(ana, id, ben, 'admin')
    return ben
  }),
  group_owner: withGroup(async (id, ana, ben) => {
    await groups.handOver(ana, id, ben)
    return ben
  }),
  group_deleted: withGroup(async (id, ana, ben) => {
    await groups.remove(ana, id)
    return ben
  }),
  post_liked: withPost((ben, post) => call('POST', `/post/${post}/like`, { as: ben })),
  post_superliked: withPost((ben, post) => call('POST', `/post/${post}/superlike`, { as: ben, json: { type: 4 } })),
  post_shared: withPost((ben, post) => call('POST', `/post/${post}/share`, { as: ben, json: { content: 'Look' } })),
  post_mentioned: withPost((ben, _, { id }) =>
    call('POST', '/post', { as: ben, json: { content: 'Look, @Ana', mentions: [id] } }),
  ),
  post_commented: withPost((ben, post) => say(ben, post, 'How lovely')),
  comment_replied: withPost(async (ben, post, ana) =>
    say(ben, post, 'So do I', { parent_id: await say(ana, post, 'I like it') }),
  ),
  comment_liked: withPost(async (ben, post, ana) =>
    call('POST', `/comment/${await say(ana, post, 'I like it')}/like`, { as: ben }),
  ),
  comment_mentioned: withPost((ben, post, ana) => say(ben, post, 'Look, @Ana', { mentions: [ana.id] })),
  event_invited: withGuest({}, async (_id, _ana, ben) => ben),
  event_accepted: withGuest({}, async (id, ana, ben) => {
    await invitations.accept(ben, id)
    return ana
  }),
  event_maybe: withGuest({}, async (id, ana, ben) => {
    await call('PATCH', `/event/${id}`, { as: ana, json: { allows_maybe: true } })
    await invitations.maybe(ben, id)
    return ana
  }),
  event_rejected: withGuest({}, async (id, ana, ben) => {
    await invitations.reject(ben, id)
    return ana
  }),
  event_requested: withJoining(false),
  event_request_accepted: withJoining(true),
  event_moved_up: withGuest({ members: 1 }, async (id, _, ben, cleo) => {
    await invitations.accept(ben, id)
    await invitations.accept(cleo, id)
    await invitations.reject(ben, id)
    return cleo
  }),
  event_nudged: withGuest({}, async (id, ana, ben) => {
    await call('POST', `/event/${id}/nudge`, { as: ana })
    return ben
  }),
  event_host_message: withGuest({}, async (id, ana, ben) => {
    await call('POST', `/event/${id}/host-message`, { as: ana, json: { words: 'Bring a hat', to: 'invited' } })
    return ben
  }),
  event_rescheduled: withEditedEvent(() => ({ event_date: inHours(240) })),
  event_changed: withEditedEvent(() => ({ address: 'Long Table 7' })),
  event_deleted: withGuest({}, async (id, ana, ben) => {
    await remove(ana, id)
    return ben
  }),
  event_dates_added: async () => {
    const { ana, ben, id } = await polls.party()
    await polls.change(ana, id, { add: [inHours(96)] })
    return ben
  },
  event_date_chosen: async () => {
    const { ana, ben, id, first } = await polls.party()
    await polls.pick(ana, id, first)
    return ben
  },
  event_cohost: async () => (await helped('cohost')).ben,
  event_door: async () => (await helped('door')).ben,
  event_wall_waiting: withWall(true),
  event_wall_shared: withWall(false),
  event_tomorrow: withReminder(24),
  event_soon: withReminder(47),
  ...marketStories(world),
  ...careStories(world),
}

test('every kind that the contract names has a story here', async () => {
  expect(Object.keys(stories).sort()).toEqual(await kindsOfContract())
})

test.for(Object.entries(stories))('%s is told by something that happens', async ([kind, happens]) => {
  const as = await happens()
  await world.drainJobs()
  const { notifications } = (await call('GET', '/notification', { as })).body
  expect(notifications.map(one => one.kind)).toContain(kind)
})

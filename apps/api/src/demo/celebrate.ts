import { eventForm } from '@celebrio/contract/celebrations/events'
import { acceptForm } from '@celebrio/contract/celebrations/invitations'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { minutesAfter } from '#platform/clock.ts'
import { createEvent } from '../features/celebrations/events/create-event.ts'
import { acceptInvitation, rejectInvitation } from '../features/celebrations/invitations/answer.ts'
import { invite } from '../features/celebrations/invitations/invite.ts'
import { askToJoin } from '../features/celebrations/invitations/request.ts'
import { demoPerson } from './cast/people.ts'
import { celebrations } from './celebrations/all.ts'
import type { Celebration, DemoAnswer } from './celebrations/celebration.ts'
import { idOf } from './meet.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import { findCity } from './queries.ts'
import type { Studio } from './studio/studio.ts'

const day = 24 * 60

/** Invitations go out some days before it, and not in the future. */
const written = ({ days }: Celebration): number => Math.max(2 * day, -days * day + 5 * day)

const dateIn = (kit: Kit, days: number): string =>
  minutesAfter(kit.clock.now(), days * day)
    .toISOString()
    .slice(0, 10)

async function formOf(kit: Kit, { days, from, to, lasts = 0, by, ...event }: Celebration) {
  const place = await findCity(kit.db, demoPerson(by))
  const end_date = to && `${dateIn(kit, days + lasts)} ${to}:00`
  return eventForm.parse({ ...event, ...place, event_date: `${dateIn(kit, days)} ${from}:00`, end_date })
}

/** Who comes too late finds it full, and waits. */
async function accept(kit: Kit, cast: Cast, eventId: number, { by, ...answer }: DemoAnswer): Promise<void> {
  try {
    await acceptInvitation(kit, viewerOf(cast, by), eventId, acceptForm.parse(answer))
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'event_full')) throw error
  }
}

async function celebrate(kit: Kit, cast: Cast, studio: Studio, celebration: Celebration): Promise<void> {
  const host = viewerOf(cast, celebration.by)
  const ago = written(celebration)
  const then = at(kit, ago)
  const cover = { ...(await studio.file(picture(celebration.scene))), field: 'coverphoto' }
  // Nobody is to confirm by mail what the demo world has made.
  const silent: Kit = { ...then, tell: async () => undefined }
  const { event } = await createEvent(silent, host, await formOf(kit, celebration), [cover])
  const friend_ids = celebration.invited?.map(key => idOf(cast, key)) ?? []
  await invite(then, host, event.id, { friend_ids })
  const answers = [...(celebration.coming ?? [])].entries()
  for (const [order, answer] of answers) await accept(at(kit, ago - 60 * (order + 1)), cast, event.id, answer)
  const later = at(kit, ago - day)
  for (const { by, message } of celebration.declined ?? [])
    await rejectInvitation(later, viewerOf(cast, by), event.id, message)
  for (const { by, message } of celebration.asking ?? []) await askToJoin(later, viewerOf(cast, by), event.id, message)
}

/** Everybody's celebrations, those to come and those that were, with who comes. */
export async function celebrateAll(kit: Kit, cast: Cast, studio: Studio): Promise<void> {
  for (const celebration of celebrations) await celebrate(kit, cast, studio, celebration)
}

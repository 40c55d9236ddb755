import { eventForm } from '@celebrio/contract/celebrations/event-forms'
import { acceptForm } from '@celebrio/contract/celebrations/invitation-forms'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { minutesAfter } from '#platform/clock.ts'
import { createEvent } from '../features/celebrations/events/create-event.ts'
import { acceptInvitation, rejectInvitation, sayMaybe } from '../features/celebrations/invitations/answer.ts'
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
import { uploadNow } from './upload.ts'

const day = 24 * 60

/** Invitations go out some days before it, and not in the future. */
const written = ({ days }: Celebration): number => Math.max(2 * day, -days * day + 5 * day)

const dateIn = (app: AppContext, days: number): string =>
  minutesAfter(app.clock.now(), days * day)
    .toISOString()
    .slice(0, 10)

async function formOf(app: AppContext, { days, from, to, lasts = 0, by, answerWithin, ...event }: Celebration) {
  const place = await findCity(app.db, demoPerson(by))
  const end_date = to && `${dateIn(app, days + lasts)} ${to}:00`
  const answer_by = answerWithin && `${dateIn(app, days - answerWithin)} 23:59:00`
  return eventForm.parse({ ...event, ...place, event_date: `${dateIn(app, days)} ${from}:00`, end_date, answer_by })
}

/** What happens, but for the e-mails about it: nobody reads these mailboxes. */
const withoutEmails = (app: AppContext): AppContext => ({
  ...app,
  emit: (tx, fact, data) => app.emit(tx, fact, Object.assign({}, data, { is_silent: true })),
})

/** Guests who answer too late find it full, and wait. */
async function accept(app: AppContext, cast: Cast, eventId: number, { by, ...answer }: DemoAnswer): Promise<void> {
  try {
    await acceptInvitation(app, viewerOf(cast, by), eventId, acceptForm.parse(answer))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'event_full')) throw error
  }
}

async function celebrate(app: AppContext, cast: Cast, studio: Studio, celebration: Celebration): Promise<void> {
  const host = viewerOf(cast, celebration.by)
  const ago = written(celebration)
  const then = at(app, ago)
  const [coverphoto] = await uploadNow(app, host, [await studio.file(picture(celebration.scene))])
  // Nobody should get an e-mail to confirm what the demo world has created.
  const silent: AppContext = { ...then, emit: async () => undefined }
  const { event } = await createEvent(silent, host, { ...(await formOf(app, celebration)), coverphoto }, [], null)
  const friend_ids = celebration.invited?.map(key => idOf(cast, key)) ?? []
  await invite(withoutEmails(then), host, event.id, { friend_ids })
  const answers = [...(celebration.coming ?? [])].entries()
  for (const [order, answer] of answers)
    await accept(withoutEmails(at(app, ago - 60 * (order + 1))), cast, event.id, answer)
  const later = at(app, ago - day)
  for (const { by, message } of celebration.undecided ?? [])
    await sayMaybe(later, viewerOf(cast, by), event.id, message)
  for (const { by, message } of celebration.declined ?? [])
    await rejectInvitation(later, viewerOf(cast, by), event.id, message)
  for (const { by, message } of celebration.asking ?? []) await askToJoin(later, viewerOf(cast, by), event.id, message)
}

/** Everybody's celebrations, upcoming and past, with their guests. */
export async function celebrateAll(app: AppContext, cast: Cast, studio: Studio): Promise<void> {
  for (const celebration of celebrations) await celebrate(app, cast, studio, celebration)
}

import type { Poll, PollDate } from '@celebrio/contract/celebrations/polls'
import { type EventBrief, momentsOf } from '#features/celebrations/events'
import type { GuestIdentity } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { canSeeVoters, canSeeVotes, pollRights } from './policies.ts'
import { type DateRow, findDates, findVoters, type VoterRow } from './queries.ts'

const voterView = (app: AppContext, { user_id, name, profile_picture, vote }: VoterRow) => ({
  user: { id: user_id, name, profile_picture: profile_picture && app.files.publicUrl(profile_picture) },
  vote,
})

function dateView(app: AppContext, event: EventBrief, row: DateRow, voters: VoterRow[]): PollDate {
  const { id, local_start, my_vote, yes, maybe, no } = row
  const { starts_at } = momentsOf({ local_start, local_end: null, timezone: event.timezone })
  return {
    id,
    event_date: local_start,
    starts_at: starts_at.toISOString(),
    is_past: starts_at < app.clock.now(),
    my_vote,
    votes: canSeeVotes(event) ? { yes, maybe, no } : null,
    voters: canSeeVoters(event)
      ? voters.filter(voter => voter.date_id === id).map(voter => voterView(app, voter))
      : null,
  }
}

/** The poll of an event that the viewer may see; without dates where there never was one. */
export async function pollView(app: AppContext, db: Db, visitor: GuestIdentity, event: EventBrief): Promise<Poll> {
  const dates = await findDates(db, visitor, event.id)
  const voters = dates.length > 0 && canSeeVoters(event) ? await findVoters(db, visitor.id, event.id) : []
  return {
    is_open: event.date_open,
    dates: dates.map(date => dateView(app, event, date, voters)),
    can: pollRights(event),
  }
}

/** The dates that can still be chosen, for anyone who has not answered yet. */
export async function proposedDates(app: AppContext, db: Db, visitor: GuestIdentity, event: EventBrief) {
  if (!event.date_open) return []
  const { dates } = await pollView(app, db, visitor, event)
  return dates.filter(date => !date.is_past).map(({ id, starts_at }) => ({ id, starts_at }))
}

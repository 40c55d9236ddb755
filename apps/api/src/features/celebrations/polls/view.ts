import type { Event } from '@celebrio/contract/celebrations/events'
import type { Poll, PollDate } from '@celebrio/contract/celebrations/polls'
import { momentsOf } from '#features/celebrations/events'
import type { GuestIdentity } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { type DateRow, findDates, findVoters, type VoterRow } from './queries.ts'

const voterView = (app: AppContext, { user_id, name, profile_picture, vote }: VoterRow) => ({
  user: { id: user_id, name, profile_picture: profile_picture && app.files.publicUrl(profile_picture) },
  vote,
})

/** Host and co-hosts see names, invited guests see numbers, and all others only the dates. */
const knowledgeOf = ({ your_role, my_invitation }: Event) => {
  const names = your_role === 'host' || your_role === 'cohost'
  return { names, numbers: names || my_invitation?.is_invited === true }
}

function dateView(app: AppContext, event: Event, row: DateRow, voters: VoterRow[]): PollDate {
  const { id, local_start, my_vote, yes, maybe, no } = row
  const { starts_at } = momentsOf({ local_start, local_end: null, timezone: event.timezone })
  const { names, numbers } = knowledgeOf(event)
  return {
    id,
    event_date: local_start,
    starts_at: starts_at.toISOString(),
    is_past: starts_at < app.clock.now(),
    my_vote,
    votes: numbers ? { yes, maybe, no } : null,
    voters: names ? voters.filter(voter => voter.date_id === id).map(voter => voterView(app, voter)) : null,
  }
}

/** The poll of an event that the viewer may see; without dates where there never was one. */
export async function pollView(app: AppContext, db: Db, visitor: GuestIdentity, event: Event): Promise<Poll> {
  const dates = await findDates(db, visitor, event.id)
  const voters = dates.length > 0 && knowledgeOf(event).names ? await findVoters(db, visitor.id, event.id) : []
  return {
    is_open: event.date_open,
    dates: dates.map(date => dateView(app, event, date, voters)),
    can: {
      vote: event.date_open && event.can.answer,
      pick: event.date_open && event.can.edit,
      change: event.date_open && event.can.edit,
    },
  }
}

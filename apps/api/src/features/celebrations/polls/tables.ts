import type { DateVote } from '@celebrio/contract/celebrations/polls'

type EventDateVoteTable = {
  event_id: number
  date_id: number
  guest_id: number
  vote: DateVote
  voted_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    event_date_votes: EventDateVoteTable
  }
}

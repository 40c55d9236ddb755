import type { Generated, GeneratedAlways } from 'kysely'

type MeetProfileTable = {
  user_id: number
  preferred_name: string
  likes: Generated<string>
  address: Generated<string>
  summary: Generated<string>
  treat: Generated<0 | 1>
  is_private: Generated<boolean>
  photo: string | null
  joined_at: Date
  words: GeneratedAlways<string>
}

type MeetHideTable = { user_id: number; hidden_id: number; created_at: Date }

type MeetTreatTable = {
  sender_id: number
  receiver_id: number
  created_at: Date
  answer: 'accepted' | 'declined' | null
  answered_at: Date | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    meet_profiles: MeetProfileTable
    meet_hides: MeetHideTable
    meet_treats: MeetTreatTable
  }
}

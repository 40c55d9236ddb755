import type { Expected } from '@celebrio/contract/celebrations/check-in'
import type { AppContext } from '#platform/app-context.ts'

type Row = {
  guest_id: number
  user_id: number
  name: string
  profile_picture: string | null
  heads: number
  adults: number
  children: number
  dietary: string | null
}

/** The guest at the door, with their party. */
export const entryOf = (app: AppContext, row: Row): Omit<Expected, 'checked_in_at'> => ({
  guest_id: row.guest_id,
  user: {
    id: row.user_id,
    name: row.name,
    profile_picture: row.profile_picture && app.files.publicUrl(row.profile_picture),
  },
  party: row.heads,
  adults: row.adults,
  children: row.children,
  dietary: row.dietary,
})

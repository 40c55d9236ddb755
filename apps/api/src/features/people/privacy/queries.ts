import type { Db } from '#platform/db/database.ts'

const columns = [
  'messages_from',
  'invitations_from',
  'birthday_to',
  'found_by',
  'shows_reads',
  'is_kid',
  'user_type',
] as const

/** What somebody has chosen, and what limits the choice. */
export const findChosen = (db: Db, userId: number) =>
  db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()

import type { Expression, RawBuilder } from 'kysely'
import type { Db, Tables } from '#platform/db/database.ts'

/** What was told, as the SQL of a kind may name it. */
export type ActColumns = {
  /** The column with the subject's id. */
  subject: string
  /** Who did it, or the last who did. */
  actor: RawBuilder<number>
  details: RawBuilder<unknown>
}

/** A kind of thing that notices can be about. */
export type NoticeSubject = {
  /** Where it is, by `id`: who notifies locks its row, so that it cannot go meanwhile. None for what is gone anyway. */
  table?: keyof Tables
  /** Subquery: the subject that a column of the outer query names, when the viewer may see it. None where all may. */
  visible?(db: Db, viewerId: number, id: string): Expression<unknown>
  /** A JSON object like `SubjectFacts`, and what the texts of its kinds need besides. */
  describe(id: string, details: RawBuilder<unknown>): RawBuilder<unknown>
}

/** What a page tells of a subject, and where that leads. */
export type SubjectFacts = {
  /** The beginning of its words. */
  description?: string | null
  /** What it is called, where titles do not say so. */
  name?: string | null
  post_id?: number
  comment_id?: number
  event_id?: number
  provider_id?: number
  booking_id?: number
  group_id?: number
  deal_id?: number
  statement_id?: number
  case_id?: number
  /** A day of the viewer's own store, `YYYY-MM-DD`. */
  day?: string
}

/**
 * A kind of those who do things. Subquery: `id`, `name` and `profile_picture` of the one that a column of the outer query
 * names, when the viewer may know of them.
 */
export type NoticeActors = (db: Db, viewerId: number, id: string) => Expression<unknown>

/** Whether what was told still holds, beyond what is true of its subject and of who did it. */
export type NoticeHolds = (db: Db, viewerId: number, act: ActColumns) => RawBuilder<boolean>

/** The comment at which to open the subject, where that is not the subject itself. */
export type NoticeOpens = (db: Db, viewerId: number, act: ActColumns) => RawBuilder<number | null>

/** Characters that are read of what a notice quotes: one more than it shows, so that it says where there are more. */
export const quotedLength = 101

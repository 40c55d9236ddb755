import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What something is about, as both tables name it. Kinds, subjects and actors are those that features have registered. */
type Subject = {
  user_id: number
  kind: string
  subject_type: string | null
  subject_id: number | null
}

type NotificationTable = Subject & {
  id: GeneratedAlways<number>
  /** What its kind keeps to tell, a JSON object. */
  details: ColumnType<unknown, object | undefined, object>
  happened_at: Date
  read_at: Generated<Date | null>
  /** When it went out. */
  emailed_at: Generated<Date | null>
  pushed_at: Generated<Date | null>
}

type NotificationActorTable = Subject & {
  id: GeneratedAlways<number>
  notification_id: Generated<number | null>
  actor_type: Generated<string>
  actor_id: number
  happened_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    notifications: NotificationTable
    notification_actors: NotificationActorTable
  }
}

import { uploadOf } from '#features/base/uploads'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'

/** An event with its owner and their e-mail address. */
export const findAlert = (db: Db, eventId: number) =>
  db
    .selectFrom('events')
    .innerJoin('users as owner', 'owner.id', 'events.user_id')
    .select([
      'events.id as event_id',
      'events.title',
      'events.starts_at',
      'events.date_open',
      'events.timezone',
      'owner.id as user_id',
      'owner.name',
      'owner.email',
      'owner.email_verified_at',
      'owner.language',
      uploadOf('events.cover_id').as('cover'),
    ])
    .where('events.id', '=', eventId)
    .where('owner.status', '=', active)
    .executeTakeFirst()

export type Alert = NonNullable<Awaited<ReturnType<typeof findAlert>>>

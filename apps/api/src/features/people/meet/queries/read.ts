import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'
import { type Looking, visibleProfiles } from './visible.ts'

const columns = [
  'meet_profiles.user_id',
  'meet_profiles.preferred_name',
  'meet_profiles.likes',
  'meet_profiles.address',
  'meet_profiles.summary',
  'meet_profiles.treat',
  'meet_profiles.is_private',
  'meet_profiles.photo',
  'meet_profiles.joined_at',
  'users.profile_picture',
  'users.country_id',
] as const

const treatBetween = (db: Db, sender: RawBuilder<number>, receiver: RawBuilder<number>) =>
  oneRow(
    db
      .selectFrom('meet_treats')
      .select(['created_at', 'answer'])
      .where('meet_treats.sender_id', '=', sender)
      .where('meet_treats.receiver_id', '=', receiver),
  )

const them = sql.ref<number>('users.id')

/** Meet profiles of others that the viewer may see, each with the treat that there is between the two. */
export const entries = (db: Db, looking: Looking) =>
  visibleProfiles(db, looking)
    .leftJoinLateral(treatBetween(db, sql<number>`${looking.viewerId}`, them).as('sent'), join => join.onTrue())
    .leftJoinLateral(treatBetween(db, them, sql<number>`${looking.viewerId}`).as('received'), join => join.onTrue())
    .select([
      ...columns,
      'sent.created_at as sent_at',
      'sent.answer as their_answer',
      'received.created_at as received_at',
      'received.answer as own_answer',
    ])

/** Those of several people's meet profiles that the viewer may see. */
export const findEntries = (db: Db, looking: Looking, ids: readonly number[]) =>
  entries(db, looking).where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

/** The viewer's own meet profile, which is always theirs to see. */
export const findOwnProfile = (db: Db, viewerId: number) =>
  db
    .selectFrom('meet_profiles')
    .innerJoin('users', 'users.id', 'meet_profiles.user_id')
    .select(columns)
    .where('users.id', '=', viewerId)
    .executeTakeFirst()

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

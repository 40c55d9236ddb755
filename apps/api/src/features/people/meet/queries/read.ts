import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
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

/** Meet profiles of others that the viewer may see, each with the treat that there is between the two. */
export const entries = (db: Db, looking: Looking) =>
  visibleProfiles(db, looking)
    .leftJoin('meet_treats as sent', join =>
      join.on('sent.sender_id', '=', looking.viewerId).onRef('sent.receiver_id', '=', 'users.id'),
    )
    .leftJoin('meet_treats as received', join =>
      join.on('received.receiver_id', '=', looking.viewerId).onRef('received.sender_id', '=', 'users.id'),
    )
    .select([
      ...columns,
      'sent.created_at as sent_at',
      'sent.answer as their_answer',
      'received.created_at as received_at',
      'received.answer as own_answer',
    ])

/** Whom the viewer does not want to be shown. */
export const notHidden = ({ viewerId }: Looking): RawBuilder<boolean> =>
  sql<boolean>`users.id NOT IN (SELECT hidden_id FROM meet_hides WHERE user_id = ${viewerId})`

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

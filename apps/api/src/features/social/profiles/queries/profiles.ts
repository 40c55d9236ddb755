import { sql } from 'kysely'
import { birthdayFor, connectionOf, visiblePeople } from '#features/people/friends'
import { haveMet } from '#features/people/meet'
import type { Db, Tx } from '#platform/db/database.ts'

const visibleProfiles = (db: Db, viewerId: number) => db.selectFrom('users').where(visiblePeople(db, viewerId, 'users'))

export const personExists = async (db: Db, viewerId: number, id: number): Promise<boolean> =>
  Boolean(await visibleProfiles(db, viewerId).select('users.id').where('users.id', '=', id).executeTakeFirst())

/** Somebody with all that they tell about themselves, and whether the viewer is a connection. */
export const findProfile = (db: Db, viewerId: number, id: number) =>
  visibleProfiles(db, viewerId)
    .leftJoin('service_providers as company', join =>
      join.onRef('company.user_id', '=', 'users.id').on('company.withheld', 'is', null),
    )
    .select([
      'users.id',
      'users.user_type',
      'users.name',
      'users.profile_picture',
      'users.email',
      'users.mobile',
      'users.address',
      'users.gender',
      'users.bio',
      'users.interests',
      'users.education',
      'users.hobbies',
      'users.country_id',
      'users.state_id',
      'users.city_id',
      'users.is_private',
      'users.is_kid',
      'users.messages_from',
      'users.created_at',
      'company.company_name',
      'company.id as company_id',
      sql<string | null>`to_char(users.dob, 'YYYY-MM-DD')`.as('dob'),
      birthdayFor(db, viewerId, 'users').as('birthday'),
      haveMet(viewerId, 'users.id').as('have_met'),
      sql<boolean>`users.is_kid OR (SELECT me.is_kid FROM users me WHERE me.id = ${viewerId})`.as('with_child'),
      eb => eb.exists(connectionOf(db, viewerId, 'users.id')).as('is_connected'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export const findOwnPicture = async (db: Db, userId: number): Promise<string | null> =>
  (await db.selectFrom('users').select('profile_picture').where('id', '=', userId).executeTakeFirst())
    ?.profile_picture ?? null

export const findOwnLogo = async (db: Db, userId: number): Promise<string | null> =>
  (await db.selectFrom('service_providers').select('logo').where('user_id', '=', userId).executeTakeFirst())?.logo ??
  null

/**
 * The own places and picture, locked until the transaction ends. Not against references to the account: whoever uses a file
 * for something new refers to it, and would wait for this one, which waits for the file.
 */
export const lockOwn = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['country_id', 'state_id', 'city_id', 'profile_picture', 'is_kid'])
    .select(sql<boolean>`coalesce(kid_since > now() - interval '24 hours', false)`.as('is_kid_since_today'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

import type { Member } from './people.ts'
import type { World } from './world.ts'

type Stage = Pick<World, 'app'>

/** Makes two people accepted connections of each other. */
export async function befriend({ app }: Stage, one: Member, other: Member): Promise<void> {
  const created_at = app.clock.now()
  const rows = [
    { user_id: one.id, friend_id: other.id, friend_type: 1, created_at },
    { user_id: other.id, friend_id: one.id, friend_type: 1, created_at },
  ]
  await app.db.insertInto('friends').values(rows).execute()
}

/** Lets one person block another. */
export async function block({ app }: Stage, one: Member, other: Member): Promise<void> {
  await app.db
    .insertInto('blocks')
    .values({ user_id: one.id, blocked_id: other.id, created_at: app.clock.now() })
    .execute()
}

/** Turns an account private. */
export async function makePrivate({ app }: Stage, { id }: Member): Promise<void> {
  await app.db.updateTable('users').set({ is_private: true }).where('id', '=', id).execute()
}

/** Turns an account into that of a child of nine. */
export async function makeChild({ app }: Stage, { id }: Member): Promise<void> {
  const dob = `${app.clock.now().getUTCFullYear() - 9}-01-01`
  await app.db.updateTable('users').set({ dob }).where('id', '=', id).execute()
}

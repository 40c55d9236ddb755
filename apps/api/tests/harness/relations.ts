import type { Member } from './people.ts'
import type { World } from './world.ts'

type Stage = Pick<World, 'kit'>

/** Makes two people accepted connections of each other. */
export async function befriend({ kit }: Stage, one: Member, other: Member): Promise<void> {
  const created_at = kit.clock.now()
  const rows = [
    { user_id: one.id, friend_id: other.id, friend_type: 1, created_at },
    { user_id: other.id, friend_id: one.id, friend_type: 1, created_at },
  ]
  await kit.db.insertInto('friends').values(rows).execute()
}

/** Lets one person block another. */
export async function block({ kit }: Stage, one: Member, other: Member): Promise<void> {
  await kit.db
    .insertInto('blocks')
    .values({ user_id: one.id, blocked_id: other.id, created_at: kit.clock.now() })
    .execute()
}

/** Turns an account private. */
export async function makePrivate({ kit }: Stage, { id }: Member): Promise<void> {
  await kit.db.updateTable('users').set({ is_private: true }).where('id', '=', id).execute()
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { signUp } from '../../harness/people.ts'
import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { making, once } from './making.ts'
import { fileOf } from './stored-file.ts'

/** A group of O's. */
export function groupsOf(world: World, { o, c }: Cast) {
  const make = making(world)
  /** C is a member. */
  const group = once(async (): Promise<number> => {
    const { id } = (await make(o, '/group', { name: 'Bakers', friend_ids: [c.id] })).group
    await make(c, `/group/${id}/invitation/accept`, {})
    return id
  })
  return {
    group,
    groupLink: once(async () => {
      const { group_link } = await make(o, `/group/${await group()}/link`, {})
      return String(group_link.link).split('/').at(-1) ?? ''
    }),
    /** C is invited. */
    invitingGroup: once(
      async (): Promise<number> => (await make(o, '/group', { name: 'Cooks', friend_ids: [c.id] })).group.id,
    ),
  }
}

/** What O writes to others, and they to O. */
export function chatOf(world: World, { o, c }: Cast) {
  const { app } = world
  const make = making(world)
  const file = fileOf(world, o)
  /** Of O and C. */
  const conversation = once(
    async (): Promise<number> => (await make(o, '/conversation', { user_id: c.id })).conversation.id,
  )
  const message = once(
    async (): Promise<number> =>
      (await make(o, `/conversation/${await conversation()}/message`, { client_id: randomUUID(), body: 'Hello' }))
        .chat_message.id,
  )
  return {
    /** What somebody would like to write to O. */
    requestToTalk: once(async () => {
      const asking = await signUp(world.call, 'Asking')
      const { id } = (await make(asking, '/conversation', { user_id: o.id })).conversation
      await make(asking, `/conversation/${id}/message`, { client_id: randomUUID(), body: 'Hello' })
      return id
    }),
    conversation,
    message,
    messageFile: once(async () => {
      const id = await file('document', 'application/pdf', 'menu.pdf')
      await sql`INSERT INTO message_files (message_id, position, upload_id) VALUES (${await message()}, 0, ${id})`.execute(
        app.db,
      )
      return id
    }),
  }
}

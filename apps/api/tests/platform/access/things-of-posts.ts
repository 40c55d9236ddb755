import { sql } from 'kysely'
import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { making, once } from './making.ts'
import { fileOf } from './stored-file.ts'

/** What O has posted. */
export function postsOf(world: World, { o }: Cast) {
  const { app } = world
  const make = making(world)
  const file = fileOf(world, o)
  const post = once(async (): Promise<number> => (await make(o, '/post', { content: 'Cake #party' })).post.id)
  return {
    post,
    comment: once(
      async (): Promise<number> => (await make(o, '/comment', { post_id: await post(), comment: 'Mine' })).comment.id,
    ),
    film: once(async () => {
      const id = await file('video', 'video/mp4')
      await sql`INSERT INTO post_media (post_id, position, upload_id) VALUES (${await post()}, 0, ${id})`.execute(
        app.db,
      )
      return id
    }),
    song: once(async () => {
      const id = await file('audio', 'audio/mpeg')
      await sql`INSERT INTO songs (upload_id, title) VALUES (${id}, 'Waltz')`.execute(app.db)
      return id
    }),
  }
}

import { postForm } from '@celebrio/contract/posts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Kit } from '#platform/kit.ts'
import { like, superlike } from '../features/posts/react.ts'
import { createPost } from '../features/posts/write-posts.ts'
import { reactionsTo } from './audience.ts'
import type { PersonKey } from './cast/people.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { type DemoPost, minutesAgo } from './posts/post.ts'
import type { Studio } from './studio/studio.ts'

export function viewerOf(cast: Cast, key: PersonKey): Viewer {
  const viewer = cast.get(key)
  if (!viewer) throw new Error(`${key} is not there.`)
  return viewer
}

async function react(kit: Kit, cast: Cast, post: DemoPost, postId: number): Promise<void> {
  for (const { by, minutesAgo, flower } of reactionsTo(post)) {
    const [then, viewer] = [at(kit, minutesAgo), viewerOf(cast, by)]
    await (flower ? superlike(then, viewer, postId, flower) : like(then, viewer, postId))
  }
}

async function publish(kit: Kit, cast: Cast, studio: Studio, post: DemoPost): Promise<void> {
  const files = await Promise.all((post.media ?? []).map(one => studio.file(one)))
  const form = postForm.parse({ content: post.text, images: [] })
  const made = await createPost(at(kit, minutesAgo(post)), viewerOf(cast, post.by), form, files)
  await react(kit, cast, post, made.post.id)
}

/** As many posts are under way at once; more would only wait for the same two processors. */
const lanes = 3

/** Publishes all of them, the first ones of the list first. */
export async function publishAll(kit: Kit, cast: Cast, studio: Studio, posts: readonly DemoPost[]): Promise<void> {
  const waiting = [...posts]
  const lane = async () => {
    for (let post = waiting.shift(); post; post = waiting.shift()) await publish(kit, cast, studio, post)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

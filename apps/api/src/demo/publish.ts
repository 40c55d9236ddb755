import { commentForm } from '@celebrio/contract/social/comments'
import { type Post, postForm } from '@celebrio/contract/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { createComment } from '../features/social/comments/write-comments.ts'
import { like, superlike } from '../features/social/posts/react.ts'
import { createPost } from '../features/social/posts/write-posts.ts'
import { countView } from '../features/social/videos/watch.ts'
import { reactionsTo } from './audience.ts'
import type { PersonKey } from './cast/people.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { type DemoPost, minutesAgo } from './posts/post.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'

export function viewerOf(cast: Cast, key: PersonKey): Viewer {
  const viewer = cast.get(key)
  if (!viewer) throw new Error(`${key} is not there.`)
  return viewer
}

/** Whoever reacts to a film has seen it. */
async function react(app: AppContext, cast: Cast, post: DemoPost, { id: postId, images }: Post): Promise<void> {
  const film = images.find(one => one.file_type === 'video')
  for (const { by, minutesAgo, flower } of reactionsTo(post)) {
    const [then, viewer] = [at(app, minutesAgo), viewerOf(cast, by)]
    if (film) await countView(then, viewer, film.id)
    await (flower ? superlike(then, viewer, postId, flower) : like(then, viewer, postId))
  }
}

async function converse(app: AppContext, cast: Cast, post: DemoPost, post_id: number): Promise<void> {
  for (const { by, text, ago } of post.comments ?? []) {
    const form = commentForm.parse({ post_id, comment: text })
    await createComment(at(app, minutesAgo({ ago })), viewerOf(cast, by), form)
  }
}

async function publish(app: AppContext, cast: Cast, studio: Studio, post: DemoPost): Promise<void> {
  const files = await Promise.all((post.media ?? []).map(one => studio.file(one)))
  const author = viewerOf(cast, post.by)
  const form = postForm.parse({ content: post.text, images: await uploadNow(app, author, files) })
  const made = await createPost(at(app, minutesAgo(post)), author, form, [])
  await react(app, cast, post, made.post)
  await converse(app, cast, post, made.post.id)
}

/** As many posts are under way at once; more would only wait for the same two processors. */
const lanes = 3

/** Publishes all of them, the first ones of the list first. */
export async function publishAll(
  app: AppContext,
  cast: Cast,
  studio: Studio,
  posts: readonly DemoPost[],
): Promise<void> {
  const waiting = [...posts]
  const lane = async () => {
    for (let post = waiting.shift(); post; post = waiting.shift()) await publish(app, cast, studio, post)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

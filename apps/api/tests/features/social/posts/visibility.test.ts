import { describe, expect, test } from 'vitest'
import { countTrending } from '../../../../src/features/social/hashtags/trending.ts'
import type { Loose, Reply, Someone } from '../../../harness/caller.ts'
import { makeChild, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { playScene, type Scene, type ViewerName, viewers } from './visibility-scene.ts'

const world = await startWorld()
const read = (path: string, as?: Someone): Promise<Reply> => world.call('GET', path, { as })

/** A surface that may show something of a person: the request, and whether the response shows it. */
type Surface = { path: (scene: Scene) => string; shows: (body: Loose, scene: Scene) => boolean }

const has = (list: Loose[] | undefined, id: number) => (list ?? []).some(one => one.id === id)
const byAuthor = (list: Loose[] | undefined, { cast }: Scene) =>
  (list ?? []).some(one => (one.user ?? one).id === cast.author.id)

/** Surfaces that show the author's own post. A new surface needs a new row. */
const ofPosts: Record<string, Surface> = {
  feed: { path: () => '/post?per_page=100', shows: ({ post }, scene) => has(post, scene.post) },
  'post page': { path: ({ post }) => `/post/${post}`, shows: ({ post }, scene) => post?.id === scene.post },
  'comments under it': {
    path: ({ post }) => `/comment?post_id=${post}`,
    shows: ({ comment }) => Array.isArray(comment),
  },
  likers: { path: ({ post }) => `/post/${post}/like`, shows: ({ users }) => Array.isArray(users) },
  superlikers: { path: ({ post }) => `/post/${post}/superlike`, shows: ({ users }) => Array.isArray(users) },
  sharers: { path: ({ post }) => `/post/${post}/share`, shows: ({ users }) => Array.isArray(users) },
  'saved posts': { path: () => '/post/saved', shows: ({ post }, scene) => has(post, scene.post) },
  'original in a share': {
    path: ({ share }) => `/post/${share}`,
    shows: ({ post }) => post?.post?.content !== undefined,
  },
  'hashtag page': { path: ({ tag }) => `/hashtag/${tag}/post`, shows: ({ post }, scene) => has(post, scene.post) },
  'hashtag search': {
    path: ({ tag }) => `/search/hashtag?keyword=${tag}`,
    shows: ({ hashtags }, { tag }) => (hashtags ?? []).some((one: Loose) => one.tag === tag),
  },
}

/** Surfaces that show the author through their activity on somebody else's post. */
const ofTraces: Record<string, Surface> = {
  comment: {
    path: ({ stage }) => `/comment?post_id=${stage}`,
    shows: ({ comment }, scene) => byAuthor(comment, scene),
  },
  like: { path: ({ stage }) => `/post/${stage}/like`, shows: ({ users }, scene) => byAuthor(users, scene) },
  flower: { path: ({ stage }) => `/post/${stage}/superlike`, shows: ({ users }, scene) => byAuthor(users, scene) },
  mention: {
    path: ({ stage }) => `/post/${stage}`,
    shows: ({ post }, scene) => has(post?.mentions, scene.cast.author.id),
  },
  // The author's own come from the host.
  'count of unread notifications': {
    path: () => '/notification/unread',
    shows: ({ unread_count }) => unread_count > 0,
  },
}

/** A share is a post of the person who shared. */
const ofShares: Record<string, Surface> = {
  'who shared it': { path: ({ stage }) => `/post/${stage}/share`, shows: ({ users }, scene) => byAuthor(users, scene) },
}

/** The author's profile and what they have posted. */
const ofProfiles: Record<string, Surface> = {
  profile: { path: ({ cast }) => `/profile/${cast.author.id}`, shows: ({ user }) => user?.is_open === true },
  'posts on the profile': {
    path: ({ cast }) => `/profile/post?user_id=${cast.author.id}`,
    shows: ({ post }, scene) => has(post, scene.post),
  },
  'months of files': {
    path: ({ cast }) => `/profile/file?user_id=${cast.author.id}`,
    shows: ({ collections }) => (collections ?? []).length > 0,
  },
}

/** Where people are found by their name. */
const ofSearches: Record<string, Surface> = {
  search: {
    path: ({ cast }) => `/search/user?keyword=${cast.author.name}`,
    shows: ({ users }, scene) => has(users, scene.cast.author.id),
  },
}

/** Surfaces that show the author's name to others. */
const ofNames: Record<string, Surface> = {
  notifications: {
    path: () => '/notification',
    shows: ({ notifications }, scene) =>
      (notifications ?? []).some(({ users }: Loose) => has(users, scene.cast.author.id)),
  },
}

const ofTrends: Record<string, Surface> = {
  trending: {
    path: () => '/hashtag/trending',
    shows: ({ hashtags }, { tag }) => (hashtags ?? []).some((one: Loose) => one.tag === tag),
  },
}

type Who = Record<ViewerName, boolean>
const none: Who = { author: false, connection: false, stranger: false, blocked: false, blocking: false }
const unparted: Who = { ...none, author: true, connection: true, stranger: true }
const close: Who = { ...none, author: true, connection: true }
const others: Who = { ...none, connection: true, stranger: true }

type Matrix = Record<'posts' | 'traces' | 'shares' | 'trends' | 'profiles' | 'searches' | 'names', Who>
const surfacesOf = {
  posts: ofPosts,
  traces: ofTraces,
  shares: ofShares,
  trends: ofTrends,
  profiles: ofProfiles,
  searches: ofSearches,
  names: ofNames,
}
const scenes = {
  open: await playScene(world, 'opentag'),
  private: await playScene(world, 'privatetag'),
  child: await playScene(world, 'childtag'),
}
const gone = await playScene(world, 'gonetag')
await world.drainJobs()
world.clock.forward({ minutes: 1 })
await countTrending(world.app)
await makePrivate(world, scenes.private.cast.author)
await makeChild(world, scenes.child.cast.author)
const suspend = ({ id }: { id: number }) =>
  world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute()
await suspend(gone.cast.author)
const { ana: suspended } = await world.people()
await suspend(suspended)

const matrix: [string, Scene, Matrix][] = [
  [
    'an open account',
    scenes.open,
    {
      posts: unparted,
      traces: unparted,
      shares: unparted,
      trends: unparted,
      profiles: unparted,
      searches: others,
      names: others,
    },
  ],
  [
    'a private account',
    scenes.private,
    {
      posts: close,
      traces: unparted,
      shares: close,
      trends: none,
      profiles: close,
      searches: others,
      names: others,
    },
  ],
  [
    'a child’s account',
    scenes.child,
    {
      posts: close,
      traces: close,
      shares: close,
      trends: none,
      profiles: close,
      searches: none,
      names: { ...none, connection: true },
    },
  ],
  [
    'a suspended account',
    gone,
    { posts: none, traces: none, shares: none, trends: none, profiles: none, searches: none, names: none },
  ],
]

const cells = matrix.flatMap(([state, scene, expected]) =>
  Object.entries(surfacesOf).flatMap(([kind, surfaces]) =>
    Object.entries(surfaces).map(([name, surface]) => ({
      name: `${name} of ${state}`,
      scene,
      surface,
      expected: expected[kind as keyof Matrix],
    })),
  ),
)

describe('what each person sees', () => {
  test.each(cells)('$name', async ({ scene, surface, expected }) => {
    const seen: Partial<Who> = {}
    for (const name of viewers) {
      const { body } = await read(surface.path(scene), scene.cast[name])
      seen[name] = surface.shows(body, scene)
    }
    expect(seen).toEqual(expected)
  })

  test.each(cells)('$name: nothing for a guest', async ({ scene, surface }) => {
    expect((await read(surface.path(scene))).status).toBe(401)
  })

  test.each(cells)('$name: nothing for a suspended viewer', async ({ scene, surface }) => {
    expect((await read(surface.path(scene), suspended)).status).toBe(401)
  })
})

import type { Post } from '@celebrio/contract/posts'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DemoSignIn, loadDemo } from '../src/demo/load-demo.ts'
import { printSignIns } from '../src/demo/print-sign-ins.ts'
import type { Someone } from './harness/caller.ts'
import { startWorld } from './harness/world.ts'

const world = await startWorld()
const { call, kit } = world

let signIns: DemoSignIn[] = []

beforeAll(async () => {
  signIns = await loadDemo(kit)
}, 240_000)

async function signIn({ email, password }: Pick<DemoSignIn, 'email' | 'password'>): Promise<Someone> {
  const { status, body } = await call('POST', '/auth/login', { json: { email, password } })
  expect(status, email).toBe(200)
  return body
}

const asPerson = (key: string) => signIn({ email: `${key}@celebrio.example`, password: 'celebrate-1' })

async function feedOf(someone: Someone): Promise<Post[]> {
  const { body } = await call('GET', '/post?per_page=100', { as: someone })
  return body.post
}

const kindsIn = (posts: Post[]) => new Set(posts.flatMap(post => post.images.map(one => one.file_type)))

describe('the demo world', () => {
  it('lets everybody sign in and shows each of them pictures, songs and films', async () => {
    expect(signIns.length).toBeGreaterThanOrEqual(26)
    for (const person of signIns) {
      const posts = await feedOf(await signIn(person))
      expect(posts.length, person.name).toBeGreaterThan(50)
      expect(kindsIn(posts), person.name).toEqual(new Set(['image', 'audio', 'video']))
      expect(posts.some(post => post.images.length === 0)).toBe(true)
      expect(posts.some(post => post.images.length > 4)).toBe(true)
      expect(posts.some(post => post.content.length > 200)).toBe(true)
    }
  })

  it('has providers with a company, a place and a logo', async () => {
    const providers = signIns.filter(({ role }) => role === 'provider')
    expect(providers).toHaveLength(4)
    for (const provider of providers) {
      const { body } = await call('GET', '/profile/me', { as: await signIn(provider) })
      expect(body.user).toMatchObject({ email_verified: true, profile_picture: expect.any(String) })
      const { company_name, city, state, country, logo } = body.user.service_provider
      expect([company_name, city, state, country].every(Boolean)).toBe(true)
      expect((await fetch(logo)).headers.get('content-type')).toBe('image/webp')
    }
  })

  it('shows posts of a private account to connections only', async () => {
    const written = (posts: Post[]) => posts.filter(post => post.user.name === 'Grace O’Brien')
    expect(written(await feedOf(await asPerson('oliver')))).toHaveLength(2)
    expect(written(await feedOf(await asPerson('kwame')))).toHaveLength(0)
  })

  it('hides those who are blocked and those who block from each other', async () => {
    const authors = async (key: string) => (await feedOf(await asPerson(key))).map(post => post.user.name)
    expect(await authors('ben')).not.toContain('Rafael Duarte')
    expect(await authors('rafael')).not.toContain('Ben Ashworth')
  })

  it('is written in all four languages', async () => {
    const rows = await kit.db
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.user_id')
      .select('users.language')
      .distinct()
      .execute()
    expect(rows.map(row => row.language).sort()).toEqual(['en', 'es', 'fr', 'pt'])
  })

  it('lies in the past, reactions after their posts and after their people came', async () => {
    const { rows } = await sqlCount(`
      SELECT count(*)::int AS wrong FROM (SELECT post_id, user_id, created_at FROM post_likes
        UNION ALL SELECT post_id, user_id, created_at FROM post_superlikes) AS reaction
      JOIN posts ON posts.id = post_id JOIN users ON users.id = reaction.user_id
      WHERE reaction.created_at < posts.created_at OR reaction.created_at > now()
        OR reaction.created_at < users.created_at OR posts.created_at < now() - interval '40 days'`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('counts what it holds', async () => {
    const { rows } = await sqlCount(`
      SELECT count(*)::int AS wrong FROM posts
      WHERE total_likes <> (SELECT count(*) FROM post_likes WHERE post_id = posts.id)
        OR (SELECT sum(n) FROM unnest(flowers) AS n)
          <> (SELECT count(*) FROM post_superlikes WHERE post_id = posts.id)`)
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('sends no mail', async () => {
    expect(await world.letters()).toEqual([])
  })

  it('is loaded once', async () => {
    const posts = async () => (await sqlCount('SELECT count(*)::int AS posts FROM posts')).rows
    const before = await posts()
    expect(await loadDemo(kit)).toEqual([])
    expect(await posts()).toEqual(before)
  })

  it('tells how to sign in', () => {
    expect(printSignIns(signIns)).toContain('amara@celebrio.example')
    expect(printSignIns(signIns)).toContain('celebrate-1')
    expect(printSignIns([])).toContain('not loaded')
  })
})

function sqlCount(text: string) {
  return kit.db.executeQuery<Record<string, number>>(CompiledQuery.raw(text))
}

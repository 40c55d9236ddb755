import type pg from 'pg'
import { befriend, fillPeople } from './fill-people.ts'
import { fillMarks, fillPosts, type Marks } from './fill-posts.ts'
import { createPlainTables, fillPlain } from './plain-feed.ts'
import { signUpViewer, type Viewer } from './viewer.ts'

/** What viewers have done: somebody as there are many, and somebody who never stops. */
const kinds = {
  typical: { connections: 50, likes: 1_000, flowers: 200 },
  heavy: { connections: 5_000, likes: 50_000, flowers: 10_000 },
} as const satisfies Record<string, Marks & { connections: number }>

export type Kind = keyof typeof kinds
export type Viewers = Record<Kind, Viewer>

export const kindsOfViewers = Object.keys(kinds) as Kind[]

/** Two viewers among 10,000 people, in the product's tables and in the plain ones. */
export async function fillViewers(client: pg.Client, origin: string, first: Viewer): Promise<Viewers> {
  const viewers = { typical: first, heavy: await signUpViewer(origin, 2) }
  await fillPeople(client)
  for (const kind of kindsOfViewers) await befriend(client, viewers[kind].id, kinds[kind].connections)
  await createPlainTables(client)
  return viewers
}

/** Fills both until there are `total` posts, and vacuums, like autovacuum would. @returns seconds that it took */
export async function fillFeed(client: pg.Client, viewers: Viewers, total: number): Promise<number> {
  const begin = performance.now()
  // Millions of foreign keys are correct by construction and need no check.
  await client.query('SET session_replication_role = replica; SET synchronous_commit = off')
  const before = await fillPosts(client, total)
  for (const kind of kindsOfViewers) await fillMarks(client, viewers[kind].id, kinds[kind], total)
  const ids = kindsOfViewers.map(kind => viewers[kind].id)
  await fillPlain(client, ids, before)
  await client.query('RESET session_replication_role')
  await client.query('VACUUM (ANALYZE)')
  return (performance.now() - begin) / 1000
}

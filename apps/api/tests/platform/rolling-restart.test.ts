import { expect, test, vi } from 'vitest'
import { atEnd } from '../harness/at-end.ts'
import { caller } from '../harness/caller.ts'
import { type Member, signUp } from '../harness/people.ts'
import { copyTemplate } from '../harness/postgres.ts'
import { startProxy } from '../harness/proxy.ts'
import { dataFolder, type Program, startProgram, untilReady } from './embedded/program.ts'

vi.setConfig({ testTimeout: 120_000 })

const { DATABASE_URL, REDIS_URL = '' } = process.env
const folder = await dataFolder()

/** Two processes where there is a PostgreSQL. The embedded database has one, and the proxy waits for it. */
async function environment(): Promise<{ count: number; env: Record<string, string> }> {
  const env = { DATA_DIR: folder, DRAIN_SECONDS: '1', FINISH_SECONDS: '10' }
  if (!DATABASE_URL) return { count: 1, env }
  const { url, drop } = await copyTemplate(DATABASE_URL)
  atEnd(drop)
  return { count: 2, env: { ...env, DATABASE_URL: url, REDIS_URL } }
}

type Traffic = { failed: string[]; answered: number; posted: string[] }

/** Posts and reads, over and over, until it is told to end. */
async function useIt(url: string, as: Member, name: string, traffic: Traffic, going: () => boolean): Promise<void> {
  const call = caller(url)
  for (let round = 0; going(); round += 1) {
    const content = `${name}, round ${round}`
    const replies = [await call('POST', '/post', { as, json: { content } }), await call('GET', '/post', { as })]
    for (const { status, body } of replies) {
      if (status >= 300) traffic.failed.push(`${status} ${JSON.stringify(body)}`)
      else traffic.answered += 1
    }
    if (replies[0]?.status === 201) traffic.posted.push(content)
  }
}

async function allPosts(url: string, as: Member): Promise<string[]> {
  const texts: (string | null)[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const paging = new URLSearchParams({ per_page: '100', ...(cursor && { cursor }) })
    const { status, body } = await caller(url)('GET', `/post?${paging.toString()}`, { as })
    expect(status, JSON.stringify(body)).toBe(200)
    texts.push(...body.post.map(({ content }: { content: string | null }) => content))
    cursor = body.nextCursor
  }
  return texts.map(String)
}

test('processes are restarted one after the other, and nobody notices', async () => {
  const { count, env } = await environment()
  const proxy = await startProxy()
  const programs: Program[] = []
  const start = async () => {
    const program = await startProgram(env)
    await untilReady(program)
    proxy.add(program.url)
    programs.push(program)
  }
  for (let index = 0; index < count; index += 1) await start()
  const ana = await signUp(caller(proxy.url), 'Ana')
  const traffic: Traffic = { failed: [], answered: 0, posted: [] }
  let going = true
  const users = ['Ben', 'Cleo'].map(name => useIt(proxy.url, ana, name, traffic, () => going))
  const more = async (requests: number) => {
    const wanted = traffic.answered + requests
    await vi.waitFor(() => expect(traffic.answered).toBeGreaterThan(wanted), { timeout: 30_000, interval: 20 })
  }
  await more(50)
  for (const program of programs.slice(0, count)) {
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.said()).toBe('')
    proxy.remove(program.url)
    await start()
    await more(50)
  }
  going = false
  await Promise.all(users)
  expect(traffic.failed).toEqual([])
  expect((await allPosts(proxy.url, ana)).sort()).toEqual(traffic.posted.sort())
})

import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { signUp } from '../../harness/people.ts'
import { head, speak } from '../raw-call.ts'
import { dataFolder, type Program, startProgram, untilReady } from './program.ts'

// Each test starts and stops several processes; bench/ measures how fast they are.
vi.setConfig({ testTimeout: 120_000 })

const folder = await dataFolder()
const env = { DATA_DIR: folder }

async function start(): Promise<Program> {
  const program = await startProgram(env)
  await untilReady(program)
  return program
}

test('a second process on the same data folder says so and ends', async () => {
  const first = await start()
  const second = await startProgram(env)
  expect(await second.ended).toBe(1)
  expect(second.said()).toBe(
    `Another Celebrio is already running on ${join(folder, 'database')}. Stop it, or set DATA_DIR to another folder.\n`,
  )
  expect((await first.call('GET', '/country')).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('kill -9 in the middle of posting loses no acknowledged post and needs no repair', async () => {
  const first = await start()
  const ana = await signUp(first.call, 'Ana')
  const acknowledged: { id: number; content: string }[] = []
  let killed = false
  const write = async (writer: number) => {
    for (let round = 0; !killed; round += 1) {
      const content = `Writer ${writer}, round ${round}`
      const reply = await first.call('POST', '/post', { as: ana, json: { content } }).catch(() => null)
      if (reply?.status !== 201) return
      acknowledged.push({ id: reply.body.post.id, content })
      if (acknowledged.length === 150) killed = first.child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)))
  expect(await first.ended).toBe('SIGKILL')

  const second = await start()
  const found = await Promise.all(acknowledged.map(({ id }) => second.call('GET', `/post/${id}`, { as: ana })))
  expect(found.map(({ body }) => body.post?.content)).toEqual(acknowledged.map(({ content }) => content))
  expect((await second.call('POST', '/post', { as: ana, json: { content: 'On we go' } })).status).toBe(201)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
}, 60_000)

test('what follows from many things that happen at once comes soon, not one by one', async () => {
  const program = await startProgram({ DATA_DIR: await dataFolder() })
  await untilReady(program)
  const [ana, ben] = [await signUp(program.call, 'Ana'), await signUp(program.call, 'Ben')]
  for (let index = 0; index < 60; index += 1) {
    const { body } = await program.call('POST', '/post', { as: ana, json: { content: `Cake ${index}` } })
    await program.call('POST', `/post/${body.post.id}/like`, { as: ben })
  }
  const unread = async () => (await program.call('GET', '/notification/unread', { as: ana })).body.unread_count
  await vi.waitFor(async () => expect(await unread()).toBe(60), { timeout: 25_000, interval: 250 })
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

test('kill -9 between a like and what follows from it loses nothing', async () => {
  const env = { DATA_DIR: await dataFolder() }
  const first = await startProgram(env)
  await untilReady(first)
  const [ana, ben] = [await signUp(first.call, 'Ana'), await signUp(first.call, 'Ben')]
  const { body } = await first.call('POST', '/post', { as: ana, json: { content: 'Cake' } })
  expect((await first.call('POST', `/post/${body.post.id}/like`, { as: ben })).status).toBe(200)
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const second = await startProgram(env)
  await untilReady(second)
  const unread = async () => (await second.call('GET', '/notification/unread', { as: ana })).body.unread_count
  await vi.waitFor(async () => expect(await unread()).toBe(1), { timeout: 25_000, interval: 250 })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', signal => {
  test('lets a running request finish and ends within five seconds', async () => {
    const program = await start()
    const ana = await signUp(program.call, 'Ana')
    const calls = Array.from({ length: 10 }, (_, index) =>
      program.call('POST', '/post', { as: ana, json: { content: `Last words ${index}` } }),
    )
    // The first response shows that the other requests are in progress.
    await Promise.race(calls)
    const before = performance.now()
    program.child.kill(signal)
    const statuses = (await Promise.allSettled(calls)).map(one =>
      one.status === 'fulfilled' ? one.value.status : 'cut off',
    )
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await program.ended).toBe(0)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(program.said()).toBe('')
  })

  test('does not wait for a request that never comes to its end', async () => {
    const program = await start()
    const headers = { 'content-type': 'application/json', 'content-length': 1_000 }
    const stuck = speak(program.url, head('POST', '/api/v1/auth/login', headers)).catch(() => 'cut off')
    await program.call('GET', '/country')
    const before = performance.now()
    program.child.kill(signal)
    expect(await program.ended).toBe(0)
    expect(performance.now() - before).toBeLessThan(5_000)
    await stuck
  })
})

describe('what cannot be started', () => {
  test.each([
    [{ PORT: 'many' }, /PORT must be a whole number/],
    [{ DATABASE_URL: 'not an address' }, /DATABASE_URL must be an address/],
    [
      { SMTP_URL: 'user:secret@mail.example:587' },
      /^These settings cannot be used:\n {2}SMTP_URL must be an address.+\n$/,
    ],
    [{ RATE_LIMITS: 'maybe' }, /RATE_LIMITS must be on or off/],
    [{ S3_BUCKET: 'bucket' }, /S3_ACCESS_KEY/],
  ])('names what is wrong with %o', async (wrong, sentence) => {
    const program = await startProgram({ ...env, ...wrong })
    expect(await program.ended).toBe(1)
    expect(program.said()).toMatch(sentence)
    expect(program.said()).not.toMatch(/\n\s+at |secret/)
  })

  test('names the port that somebody else has', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const PORT = String(typeof address === 'object' && address ? address.port : 0)
    const program = await startProgram({ ...env, PORT })
    expect(await program.ended).toBe(1)
    expect(program.said()).toContain(PORT)
    other.close()
  })

  test('names a data folder that holds something else', async () => {
    const DATA_DIR = await dataFolder()
    await mkdir(join(DATA_DIR, 'database'))
    await writeFile(join(DATA_DIR, 'database', 'holiday.txt'), 'photos')
    const program = await startProgram({ DATA_DIR })
    expect(await program.ended).toBe(1)
    expect(program.said()).toContain(`${join(DATA_DIR, 'database')} holds files that are not a database.`)
  })

  test('names a database that does not answer', async () => {
    const program = await startProgram({ ...env, DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
    expect(await program.ended).toBe(1)
    expect(program.said()).toBe(
      'The database none at 127.0.0.1:1 (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
    )
  })
})

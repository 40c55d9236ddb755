import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { signUp } from '../../harness/people.ts'
import { head, speak } from '../raw-call.ts'
import { dataFolder, startProgram, untilReady } from './program.ts'

vi.setConfig({ testTimeout: 120_000 })

// Directly in /tmp: the path of a socket has little room.
const TMPDIR = await mkdtemp('/tmp/celebrio-left-')
afterAll(() => rm(TMPDIR, { recursive: true, force: true }))
const names = () => readdir(TMPDIR)

const start = async (DATA_DIR: string) => {
  const program = await startProgram({ DATA_DIR, TMPDIR })
  await untilReady(program)
  return program
}

/** The process whose temporary folder it is. */
const ownerOf = (name: string) => Number(/^celebrio-\w+-(\d+)-/.exec(name)?.[1])

/** Begins to send a file, and comes back when its first bytes are on disk. */
async function beginUpload({ url, call }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const { token } = await signUp(call, 'Ana')
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=line',
    'content-length': 1_000_000,
  }
  const part = '--line\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n'
  void speak(url, head('POST', '/api/v1/post', headers) + part + 'x'.repeat(200_000)).catch(() => '')
  const found = async () => (await Promise.all((await names()).map(name => readdir(join(TMPDIR, name))))).flat()
  await vi.waitFor(async () => expect(await found()).toContain('0'), { timeout: 20_000, interval: 50 })
}

test('what a killed server leaves is gone after the next start, what a stopped one had at once', async () => {
  const folder = await dataFolder()
  const first = await start(folder)
  // Of the database, and of the commands that the product takes.
  const sockets = await names()
  expect(sockets).toHaveLength(2)
  await beginUpload(first)
  const database = sockets.map(ownerOf).find(pid => pid !== first.child.pid) ?? 0
  first.child.kill('SIGKILL')
  process.kill(database, 'SIGKILL')
  await first.ended
  // Nobody here is its parent any more: whoever is reaps it in its own time, and until then it counts as running.
  await vi.waitFor(() => expect(() => process.kill(database, 0)).toThrow(), { timeout: 20_000, interval: 50 })
  const left = await names()
  expect(left).toEqual(expect.arrayContaining(sockets))
  expect(left).toHaveLength(3)

  const second = await start(folder)
  const now = await names()
  expect(now).toHaveLength(2)
  expect(left.filter(name => now.includes(name))).toEqual([])
  await beginUpload(second)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(await names()).toEqual([])
})

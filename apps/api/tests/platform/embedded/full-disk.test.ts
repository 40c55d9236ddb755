import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { signUp } from '../../harness/people.ts'
import { expectError } from '../raw-call.ts'
import { dataFolder, startProgram, untilReady } from './program.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A program of Linux. */
const unshare = '/usr/bin/unshare'

// A disk of its own in memory, which Linux gives without asking for rights.
const canMount = spawnSync(unshare, ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

/** A command that runs with a small disk under a folder. */
const withSmallDisk = (folder: string, megabytes: number) => (command: string[]) => [
  unshare,
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}" && exec "$@"`,
  'sh',
  ...command,
]

test.runIf(canMount)('a full disk is said to be busy, not broken, and the process not ready', async () => {
  const DATA_DIR = await dataFolder()
  await mkdir(`${DATA_DIR}/files`)
  const program = await startProgram({ DATA_DIR, UNVERIFIED_MEGABYTES: '1000' }, withSmallDisk(`${DATA_DIR}/files`, 80))
  await untilReady(program)
  const { call, url } = program
  const ana = await signUp(call, 'Ana')
  const film = new Uint8Array(45_000_000)
  const put = async () => {
    const { body } = await call('GET', '/upload/s3-presigned-url?fileName=a&fileType=video/mp4', { as: ana })
    const response = await fetch(body.presigned_url.replace(/^https?:\/\/[^/]+/, url), {
      method: 'PUT',
      headers: { 'content-type': 'video/mp4' },
      body: film,
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text ? JSON.parse(text) : {},
      headers: response.headers,
      url: body.file_url,
    }
  }
  const first = await put()
  expect(first.status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const second = await put()
  expectError(second, 503)
  expect(second.headers.get('retry-after')).toBe('2')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await call('POST', '/post', { as: ana, json: { content: 'Words need no room' } })).status).toBe(201)

  await call('DELETE', `/upload?file_url=${encodeURIComponent(first.url)}` as '/upload', { as: ana })
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 20_000 })
  expect((await put()).status).toBe(200)
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@celebrio/test-servers/free-port'
import { Redis } from 'ioredis'
import { atEnd } from './at-end.ts'

/** Whether Redis can be started here. */
export const canStartRedis = spawnSync('redis-server', ['--version']).status === 0

export type OwnRedis = { url: string; redis: Redis; kill(): Promise<void>; start(): Promise<void> }

/** A Redis of a test's own, which can be killed and started again, and is gone at the end. */
export async function startRedis(): Promise<OwnRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-redis-'))
  const port = String(await freePort())
  const own = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const url = `redis://127.0.0.1:${port}`
  const redis = new Redis(url, { maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined
  const start = async () => {
    const child = spawn('redis-server', own, { stdio: 'ignore' })
    running = { child, ended: once(child, 'exit') }
    await redis.ping()
  }
  const kill = async () => {
    running?.child.kill('SIGKILL')
    await running?.ended
  }
  atEnd(async () => {
    redis.disconnect()
    await kill()
    await rm(folder, { recursive: true, force: true })
  })
  await start()
  return { url, redis, kill, start }
}

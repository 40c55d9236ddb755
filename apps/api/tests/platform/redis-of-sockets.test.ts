import { freePort } from '@celebrio/test-servers/free-port'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { boot } from '../../src/boot.ts'
import { canStartRedis, startRedis } from '../harness/redis-server.ts'
import { openSocket } from '../harness/socket.ts'
import { startWorld } from '../harness/world.ts'

const server = Boolean(process.env.DATABASE_URL) && canStartRedis

/** A process, and another one of the same installation beside it, which meet only by the Redis of their sockets. */
async function twoProcesses(REDIS_SOCKETS_URL: string) {
  const nobody = `redis://127.0.0.1:${await freePort()}`
  const world = await startWorld({ env: { REDIS_SOCKETS_URL, REDIS_URL: nobody } })
  const { ana, ben } = await world.people()
  const settings = { ...world.settings, port: await freePort() }
  const other = await boot(settings, { working: false })
  onTestFinished(() => other.stop())
  await other.server.listen({ port: settings.port, host: settings.host })
  return { world, ana, ben, otherUrl: `http://127.0.0.1:${settings.port}` }
}

describe.runIf(server)('sockets with a Redis of their own', () => {
  test('hear of other processes by it, whatever becomes of the one for limits', async () => {
    const { world, ana, ben, otherUrl } = await twoProcesses((await startRedis()).url)
    const [anas, bens] = [await openSocket(otherUrl, ana), await openSocket(otherUrl, ben)]
    const words = [anas.next(), bens.next()]
    world.app.realtime.push([ana.id, ben.id], 'notifications')
    expect(await Promise.all(words)).toEqual(['notifications', 'notifications'])
    const rows = await world.app.db.selectFrom('sessions').select('id').where('user_id', '=', ana.id).execute()
    world.app.realtime.endSessions(rows.map(row => row.id))
    await anas.ended
    expect(bens.socket.connected).toBe(true)
  })

  test('hear of their own process while it is away, and of others again when it is back', async () => {
    const redis = await startRedis()
    const { world, ana, ben, otherUrl } = await twoProcesses(redis.url)
    const anas = await openSocket(otherUrl, ana)
    await redis.kill()
    const bens = await openSocket(world.url, ben)
    const word = bens.next()
    world.app.realtime.push([ana.id, ben.id], 'friends')
    expect(await word).toBe('friends')
    await redis.start()
    await vi.waitFor(
      () => {
        world.app.realtime.push([ana.id], 'notifications')
        expect(anas.heard).toContain('notifications')
      },
      { timeout: 20_000, interval: 100 },
    )
  })
})

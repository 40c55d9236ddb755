import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { livingSessions } from './features/people/accounts/public.ts'
import type { AppContext } from './platform/app-context.ts'
import { openRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { connectRedis, createSubscriber } from './platform/redis.ts'
import type { Settings } from './platform/settings.ts'

/** How long, in milliseconds, a connection can outlive a session whose end was not announced. */
const sweepEvery = 60_000

/** Distinguishes installations that share a Redis, as tests do. */
export const installationOf = ({ databaseUrl }: Settings) => (databaseUrl ? new URL(databaseUrl).pathname : '')

/** With a Redis, processes tell each other: by one of the sockets' own, if it is set. @param redis the one for limits */
export function startRealtime(
  settings: Settings,
  started: AsyncDisposableStack,
  { redis, log }: { redis: Redis | undefined; log: Logger },
): Realtime {
  const { publicUrl, redisSocketsUrl: own } = settings
  const publisher = own ? connectRedis(own, log, 'sockets') : redis
  if (!publisher) return openRealtime(publicUrl)
  const subscriber = createSubscriber(publisher)
  started.defer(() => {
    subscriber.disconnect()
    if (publisher !== redis) publisher.disconnect()
  })
  return openRealtime(publicUrl, { publisher, subscriber, key: installationOf(settings) })
}

/** Ends connections of sessions that have ended unannounced. */
export function startSweeping(app: AppContext, started: AsyncDisposableStack): void {
  const sweep = () =>
    app.realtime
      .sweep(ids => livingSessions(app, ids))
      .catch((error: unknown) => app.log.error({ err: error }, 'sweep of sockets'))
  let sweeping: Promise<void> | undefined
  const timer = setInterval(() => {
    sweeping = sweep()
  }, sweepEvery)
  started.defer(async () => {
    clearInterval(timer)
    await sweeping
  })
}

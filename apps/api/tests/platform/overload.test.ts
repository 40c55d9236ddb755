import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const world = await startWorld({ env: { RATE_LIMITS: 'on' }, settings: { maxEventLoopDelay: 50 } })

/** Keeps the process from everything else for so many milliseconds. */
function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('a process that is late answers at once that it is overloaded, and when to come back', async () => {
  const answered = async () => {
    hold(900)
    const { status, body, headers } = await world.call('GET', '/category')
    return { status, code: (body as { code?: string }).code, after: headers.get('retry-after') }
  }
  await expect
    .poll(answered, { timeout: 20_000, interval: 1 })
    .toEqual({ status: 503, code: 'unavailable', after: '2' })
})

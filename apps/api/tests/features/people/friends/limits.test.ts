import { limits } from '@celebrio/contract/platform/limits'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld({ env: { RATE_LIMITS: 'on' } })
const { ask } = stepsOf(world)

test('nobody asks without end, and others still may', async () => {
  const { ana, ben, cleo } = await world.people()
  for (let n = 0; n < limits.connecting.max; n += 1) expect((await ask(ana, ben)).status).toBe(201)
  const { status, headers } = await ask(ana, ben)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(cleo, ben)).status).toBe(201)
})

import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'

const world = await startWorld({ env: { PUBLIC_URL: 'https://celebrio.example' } })
const plans = plansOf(world)

test('at a public address nothing can be paid that nobody has set up, and everything else goes on', async () => {
  const { owner } = await plans.provider()
  const { body } = await world.call('GET', '/subscription', { as: owner })
  expect([body.is_payable, body.subscription.state]).toEqual([false, 'trial'])
  const refused = await plans.subscribe(owner, 'silver')
  expect([refused.status, refused.body]).toMatchObject([503, { code: 'payments_unavailable' }])
  expect(await world.app.db.selectFrom('payments').select('id').execute()).toEqual([])
  for (const path of [`/test-gateway/${'0'.repeat(32)}`, '/webhooks/payments/test'])
    expect((await fetch(`${world.url}${path}`, { method: 'POST' })).status).toBe(404)
  await world.runScheduledJob('payments.ask')
})

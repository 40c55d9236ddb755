import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../settings.ts'
import type { PaymentGateway } from './gateway.ts'
import { createTestGateway, type TestGateway } from './test-gateway.ts'

/** How people pay, as it is set; null where nothing can be paid. The test gateway has a page of its own to serve. */
export type Gateways = { gateway: PaymentGateway | null; testGateway: TestGateway | null }

export async function createGateway(
  { payments, paypal, publicUrl }: Settings,
  db: Db,
  clock: Clock,
): Promise<Gateways> {
  if (payments === 'paypal' && paypal) {
    // Its SDK takes a while to load: only those who use it wait for that.
    const { createPaypal } = await import('./paypal-gateway.ts')
    return { gateway: await createPaypal(paypal, db, clock), testGateway: null }
  }
  if (payments !== 'test') return { gateway: null, testGateway: null }
  const testGateway = await createTestGateway(db, clock, publicUrl)
  return { gateway: testGateway, testGateway }
}

import { hash, Rng } from '@celebrio/art/rng'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { forgetViewers, recordView } from '../features/market/views/record-view.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { viewerOf } from './publish.ts'
import { findStoreOf } from './queries.ts'
import { castStores } from './stores/all.ts'

const days = 29
const userAgent = 'Mozilla/5.0 (Celebrio demo)'

/** Guests without an account, from addresses that are kept for documentation (RFC 5737). */
const guest = (nth: number) => ({ viewer: null, address: `203.0.113.${nth}`, userAgent })

/** How many look at a store: more by the week, and most on Sundays, when celebrations are planned. */
function audience(rng: Rng, now: Date, daysAgo: number): number {
  const isSunday = now.getUTCDay() === 0
  return 1 + Math.round((days - daysAgo) / 6 + 4 * rng.next() + (isSunday ? 4 : 0))
}

async function lookAt(app: AppContext, owner: Viewer): Promise<void> {
  const id = await findStoreOf(app.db, owner.id)
  const rng = new Rng(hash(`views ${owner.id}`))
  for (let ago = days; ago >= 0; ago -= 1) {
    const then = at(app, ago * 24 * 60)
    const count = audience(rng, then.clock.now(), ago)
    for (let nth = 1; nth <= count; nth += 1) await recordView(then, guest(nth), id)
  }
}

/** People look at the stores of the cast, day by day, so that there is something to read in their figures. */
export async function recordStoreViews(app: AppContext, cast: Cast): Promise<void> {
  for (const { by } of castStores) await lookAt(app, viewerOf(cast, by))
  await forgetViewers(app)
}

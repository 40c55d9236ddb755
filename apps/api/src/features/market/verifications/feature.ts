import { eraseRowsOfCompany } from '#features/market/stores'
import { rowsOf } from '#platform/db/erase-rows.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** The staff has decided about the document of a store, as it stood in a round. */
    'verification.decided': { provider_id: number; round: number }
  }
}

const rowsOfStore = [rowsOf('store_verifications', 'provider_id')]

export const verifications: Feature = {
  name: 'verifications',
  routes,
  listeners: noticeListeners,
  notices,
  erase: (_app, tx, userId) => eraseRowsOfCompany(tx, userId, rowsOfStore),
  personalData,
}

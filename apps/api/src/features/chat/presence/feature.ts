import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const presence: Feature = {
  name: 'presence',
  routes,
  erase: (_app, tx, userId) => eraseRows(tx, userId, [rowsOf('presence')]),
  personalData,
}

import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

const personalRows = [rowsOf('mentions')]

export const mentions: Feature = {
  name: 'mentions',
  routes,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}

import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

const personalRows = [rowsOf('notification_settings'), rowsOf('notification_switches_off')]

export const notificationSettings: Feature = {
  name: 'notification-settings',
  routes,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}

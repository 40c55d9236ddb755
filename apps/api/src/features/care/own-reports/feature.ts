import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices } from './notices.ts'
import { routes } from './routes.ts'

/** Reports, for who has filed them. What is kept of them is of base/reports. */
export const ownReports: Feature = { name: 'own-reports', routes, listeners: noticeListeners, notices }

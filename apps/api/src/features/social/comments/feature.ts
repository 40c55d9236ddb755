import type { Feature } from '#platform/feature.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { routes } from './routes.ts'

export const comments: Feature = { name: 'comments', routes, listeners: noticeListeners, notices }

import type { Feature } from '#platform/feature.ts'
import { notices } from './notices.ts'
import { routes } from './routes.ts'

export const stores: Feature = { name: 'stores', routes, notices }

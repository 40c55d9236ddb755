import type { Feature } from '#platform/feature.ts'
import { conversations } from './conversation.ts'
import { eraseStore } from './erase.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { reportables } from './reportables.ts'
import { routes } from './routes.ts'

export const stores: Feature = {
  name: 'stores',
  routes,
  notices,
  reportables,
  conversations,
  erase: eraseStore,
  personalData,
}

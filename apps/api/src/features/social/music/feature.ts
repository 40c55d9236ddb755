import type { Feature } from '#platform/feature.ts'
import { eraseSubscriptions } from './erase.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const music: Feature = {
  name: 'music',
  routes,
  erase: eraseSubscriptions,
  personalData,
}

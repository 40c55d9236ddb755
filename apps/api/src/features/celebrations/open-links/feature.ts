import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { previews } from './previews.ts'
import { routes } from './routes.ts'

export const openLinks: Feature = { name: 'open-links', routes, previews, personalData }

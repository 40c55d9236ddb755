import type { Feature } from '#platform/feature.ts'
import { eraseListing } from './erase.ts'
import { previews } from './previews.ts'
import { routes } from './routes.ts'
import { sitemap } from './sitemap.ts'

export const finding: Feature = { name: 'finding', routes, previews, sitemap, erase: eraseListing }

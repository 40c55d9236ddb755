import { accountChores, accountListeners } from './features/accounts/listeners.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { commentRoutes } from './features/comments/routes.ts'
import { friendChores } from './features/friends/listeners.ts'
import { friendRoutes } from './features/friends/routes.ts'
import { locationRoutes } from './features/locations/routes.ts'
import { postRoutes } from './features/posts/routes.ts'
import { uploadChores, uploadListeners } from './features/uploads/listeners.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import type { Route } from './platform/http/route.ts'
import type { Kit } from './platform/kit.ts'
import type { Chore, Listener } from './platform/listening.ts'

/** The features of the product: what they serve, … */
export const routesOf = (kit: Kit): Route[] => [
  ...accountRoutes(kit),
  ...friendRoutes(kit),
  ...locationRoutes(kit),
  ...uploadRoutes(kit),
  ...postRoutes(kit),
  ...commentRoutes(kit),
]

/** … what they do when something has happened, … */
export const listeners: readonly Listener[] = [...accountListeners, ...uploadListeners]

/** … and what they do by themselves. */
export const chores: readonly Chore[] = [...accountChores, ...friendChores, ...uploadChores]

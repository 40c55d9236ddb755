import type { AppContext } from './app-context.ts'
import type { Listener, ScheduledJob } from './facts.ts'
import type { PagePreview } from './http/previews.ts'
import type { Route } from './http/route.ts'

/**
 * What a feature is to the rest of the system. `app.ts` lists the descriptors; platform and base read them. A feature that
 * reads more of others than this declares it here by declaration merging.
 */
export interface Feature {
  /** Its folder. */
  name: string
  /** What it serves. */
  routes?(app: AppContext): Route[]
  /** What it does when something has happened, … */
  listeners?: readonly Listener[]
  /** … and by the clock. */
  scheduledJobs?: readonly ScheduledJob[]
  /** What its pages say of themselves where they are shared. */
  previews?(app: AppContext): PagePreview[]
}

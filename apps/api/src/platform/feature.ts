import type { AppContext } from './app-context.ts'
import type { Listener, ScheduledJob } from './facts.ts'
import type { PagePreview } from './http/previews.ts'
import type { Route } from './http/route.ts'
import type { SitemapSection } from './http/sitemaps.ts'

/**
 * The descriptor of a feature. `app.ts` lists all of them; platform and base read them. A feature that
 * needs further fields in other descriptors adds them here by declaration merging.
 */
export interface Feature {
  /** Name of its folder. */
  name: string
  /** Its HTTP routes. */
  routes?(app: AppContext): Route[]
  /** Handlers of facts. */
  listeners?: readonly Listener[]
  /** Jobs that run on a schedule. */
  scheduledJobs?: readonly ScheduledJob[]
  /** Link previews of its pages. */
  previews?(app: AppContext): PagePreview[]
  /** Its public pages, which search engines are told of. */
  sitemap?(app: AppContext): SitemapSection
}

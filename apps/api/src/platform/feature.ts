import type { AppContext } from './app-context.ts'
import type { Viewer } from './auth/viewer.ts'
import type { Tx } from './db/database.ts'
import type { Listener, ScheduledJob } from './facts.ts'
import type { PagePreview } from './http/previews.ts'
import type { Route } from './http/route.ts'
import type { SitemapSection } from './http/sitemaps.ts'
import type { PersonalFile, PersonalSection } from './personal-data/section.ts'

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
  /** Winds up, before somebody deletes their account, what others count on: they hear of it now, not when it is erased. */
  beforeDeletion?(app: AppContext, viewer: Pick<Viewer, 'id'>): Promise<void>
  /**
   * Erases a bounded piece of what it keeps of somebody who has deleted their account: rows, files, and their part in counters.
   * What others rightly keep stays, with no person in it.
   * @returns whether there may be more
   */
  erase?(app: AppContext, tx: Tx, userId: number): Promise<boolean>
  /** What it keeps of somebody that is theirs to take away, section by section. */
  personalData?: readonly PersonalSection[]
  /** The files that it keeps of somebody. */
  personalFiles?(app: AppContext, userId: number): Promise<PersonalFile[]>
  /** Link previews of its pages. */
  previews?(app: AppContext): PagePreview[]
  /** Its public pages, which search engines are told of. */
  sitemap?(app: AppContext): SitemapSection
}

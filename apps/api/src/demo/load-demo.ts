import type { AppContext } from '#platform/app-context.ts'
import { countDays } from '../features/market/staff-figures/count-days.ts'
import { signOut } from '../features/people/accounts/sessions.ts'
import { bookAll } from './book.ts'
import { demoPerson, personKeys } from './cast/people.ts'
import { celebrateAll } from './celebrate.ts'
import { createConversations } from './create-conversations.ts'
import { createDeals } from './create-deals.ts'
import { createGroups } from './create-groups.ts'
import { joinIn } from './join-in.ts'
import { meet } from './meet.ts'
import { type Cast, demoPassword, emailOf, moveAllIn } from './move-in.ts'
import { openStores } from './open-stores.ts'
import { demoPosts } from './posts/all.ts'
import { publishAll } from './publish.ts'
import { anybodyThere } from './queries.ts'
import { recordStoreViews } from './record-store-views.ts'
import { openStudio } from './studio/studio.ts'

export type DemoSignIn = {
  name: string
  email: string
  password: string
  role: 'celebrant' | 'provider'
  /** What there is to see as this person. */
  why: string
}

function signIns(): DemoSignIn[] {
  return personKeys.map(key => {
    const { name, company, why = '' } = demoPerson(key)
    return { name, email: emailOf(key), password: demoPassword, role: company ? 'provider' : 'celebrant', why }
  })
}

async function signAllOut(app: AppContext, cast: Cast): Promise<void> {
  for (const viewer of cast.values()) await signOut(app, viewer)
}

/**
 * Fills an empty Celebrio with people and what they have celebrated in the last forty days, through the same actions
 * that requests take, each at its moment. The newest posts come first, so that a visitor sees the feed grow downwards.
 * An interrupted load leaves a smaller world, never a broken one.
 * @returns how to sign in as whom, those with something special to see among them; nothing when there are people
 * already, and nothing is done then
 */
export async function loadDemo(app: AppContext): Promise<DemoSignIn[]> {
  if (await anybodyThere(app.db)) return []
  const studio = await openStudio()
  try {
    studio.prepare(demoPosts.flatMap(post => post.media ?? []))
    const cast = await moveAllIn(app)
    await meet(app, cast)
    await joinIn(app, cast)
    await createGroups(app, cast, studio)
    await celebrateAll(app, cast, studio)
    const keepCalendars = await openStores(app, cast, studio)
    await bookAll(app, cast, studio)
    await keepCalendars()
    await createConversations(app, cast, studio)
    await createDeals(app, cast, studio)
    await recordStoreViews(app, cast)
    await publishAll(app, cast, studio, demoPosts)
    await signAllOut(app, cast)
    // The staff's figures of the days before: the job that counts them comes once an hour.
    await countDays(app)
  } finally {
    await studio.close()
  }
  return signIns()
}

import { type AgeCode, ageRanges } from '@celebrio/contract/people/meet-shapes'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { readMeetAccess, requireAdult } from './access.ts'
import { canLook, canTreat } from './policies.ts'
import { findFew, findPeople, type Meeting } from './queries/people.ts'
import type { EntryRow } from './queries/read.ts'
import { countWaiting, findTreats } from './queries/treats.ts'
import { readOwnMeetProfile } from './read-profiles.ts'
import { entryViews } from './view.ts'

type Filters = Omit<Meeting, 'searchTerms' | 'few' | 'ages'> & {
  keyword?: string | undefined
  ages: readonly AgeCode[]
}

async function pageOf(app: AppContext, viewer: Viewer, rows: (EntryRow & { position: string })[], perPage: number) {
  const { page, ...rest } = paginate(rows, perPage, row => row.user_id)
  return { friends: await entryViews(app, app.db, viewer, page), ...rest }
}

/** People to meet, who joined last first. @throws AppError meet_dob_needed, meet_adults_only */
export async function readPeople(app: AppContext, viewer: Viewer, { keyword, ages, ...search }: Paging & Filters) {
  const { looking } = await requireAdult(app, app.db, viewer)
  const searchTerms = await searchTermsOf(app.db, keyword)
  if (searchTerms === null) return { friends: [], hasMorePages: false, nextCursor: null }
  const meeting = {
    ...search,
    searchTerms,
    few: await findFew(app.db, searchTerms),
    ages: ages.map(code => ageRanges[code]),
  }
  return pageOf(app, viewer, await findPeople(app.db, looking, meeting), search.per_page)
}

type Direction = 'received' | 'sent'

/** Treats of the viewer, newest first. @throws AppError meet_dob_needed, meet_adults_only */
export async function readTreats(
  app: AppContext,
  viewer: Viewer,
  { direction = 'received', ...search }: Paging & { direction?: Direction | undefined },
) {
  const { looking } = await requireAdult(app, app.db, viewer)
  return pageOf(app, viewer, await findTreats(app.db, looking, direction, search), search.per_page)
}

/** How the viewer stands to meeting new friends. */
export async function readMeetStatus(app: AppContext, viewer: Viewer) {
  const { age, joined, looking } = await readMeetAccess(app, app.db, viewer)
  return {
    age,
    meet_friend: joined ? await readOwnMeetProfile(app, app.db, viewer) : null,
    waiting: canLook({ age }) ? await countWaiting(app.db, looking) : 0,
    can: { look: canLook({ age }), treat: canTreat({ age, joined }) },
  }
}

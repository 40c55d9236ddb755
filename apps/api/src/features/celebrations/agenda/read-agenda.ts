import type { Agenda, Hosting } from '@celebrio/contract/celebrations/agenda'
import { type EventList, findListedRows, rowViews } from '#features/celebrations/events'
import { findNextTodo } from '#features/celebrations/plans'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { listComing, listUnanswered } from './queries/coming.ts'
import { countOpen } from './queries/hosting.ts'
import { nextFirst } from './rules.ts'

const viewsOf = async (app: AppContext, viewer: Viewer, list: EventList<null>) =>
  rowViews(app, app.db, viewer, await findListedRows(app.db, viewer, list))

/** What host and co-hosts have to do. */
async function readHosting(app: AppContext, viewer: Viewer, eventId: number): Promise<Hosting> {
  const counting = countOpen(app.db, viewer.id, eventId, app.clock.now())
  const [open, todo] = await Promise.all([counting, findNextTodo(app.db, eventId)])
  return { ...open, todo: todo ?? null }
}

/** What comes next for the viewer. */
export async function readAgenda(app: AppContext, viewer: Viewer): Promise<Agenda> {
  const now = app.clock.now()
  const [listed, unanswered] = await Promise.all([
    viewsOf(app, viewer, listComing(viewer.id, now)),
    viewsOf(app, viewer, listUnanswered(viewer.id, now)),
  ])
  const coming = nextFirst(listed, now)
  const [first] = coming
  const hosting = first?.can.edit ? await readHosting(app, viewer, first.id) : null
  return { coming, hosting, unanswered }
}

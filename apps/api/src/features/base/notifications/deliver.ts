import type { NoticeWay } from '@celebrio/contract/base/notification-settings'
import type { Notification } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { NoticeKind } from './notice-types.ts'
import { claim, findUndelivered, release, type Wanted } from './queries/undelivered.ts'
import { kindOf, noticesOf } from './registry.ts'
import { picturedViews } from './view.ts'

/** A notice that goes out, as its reader sees it in the list. */
export type OutgoingNotice = Notification & {
  category: NoticeKind['category']
  /** The title, with the name of what it is about: for where nothing stands beneath it. */
  named: string
  /** Where it leads, a path of the client. */
  path: string
  /** Of pushes with the same tag the last one is shown. */
  tag: string
  /** Where those like it are listed. */
  list: string
  /** Key of the picture of who did it. */
  pictureKey: string | null
}

/** The names of the kinds that fit. */
export const kindsWhere = (app: AppContext, fits: (kind: NoticeKind) => boolean): string[] =>
  [...noticesOf(app).kinds].flatMap(([name, kind]) => (fits(kind) ? [name] : []))

/** What is known of a kind; undefined when a newer version has written it. */
export const findKind = (app: AppContext, name: string): NoticeKind | undefined => noticesOf(app).kinds.get(name)

/** Where a notice leads. */
function leadOf({ category, elsewhere }: NoticeKind, id: number, subjectId: number | null) {
  const place = elsewhere?.place(subjectId ?? 0) ?? { path: `/notifications/${id}`, tag: `notice-${id}` }
  return { category, list: elsewhere?.list ?? '/notifications', ...place }
}

/** What there is to bring to somebody, in their language; not what it is too late for. */
export async function undelivered(app: AppContext, wanted: Wanted, language: Language): Promise<OutgoingNotice[]> {
  if (wanted.kinds.length === 0) return []
  const found = await findUndelivered(noticesOf(app), app.db, wanted)
  const now = app.clock.now()
  const rows = found.slice(0, wanted.max).filter(row => !kindOf(app, row.kind).isPast?.(row, now))
  const notices = await picturedViews(app, rows, { id: wanted.user_id, language })
  return notices.map(({ subject_id, ...notice }) => ({
    ...notice,
    ...leadOf(kindOf(app, notice.kind), notice.id, subject_id),
  }))
}

/**
 * Sends notices by one way, each once: they are claimed before, so that one that was read meanwhile, or that another process
 * sends, is left out. A process that is killed while it sends sends them no more; a failure gives them back.
 * @throws what `send` throws
 */
export async function deliverOnce<Notice extends { id: number }>(
  app: AppContext,
  way: NoticeWay,
  notices: readonly Notice[],
  send: (claimed: Notice[]) => Promise<void>,
): Promise<void> {
  const ids = await claim(
    app.db,
    way,
    notices.map(one => one.id),
    app.clock.now(),
  )
  const claimed = notices.filter(one => ids.has(one.id))
  if (claimed.length === 0) return
  try {
    await send(claimed)
  } catch (error) {
    await release(app.db, way, [...ids])
    throw error
  }
}

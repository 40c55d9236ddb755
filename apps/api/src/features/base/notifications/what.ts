import type { Language } from '@celebrio/contract/platform/languages'
import { placeNames } from '#features/base/locations'
import type { EventPart } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { NotificationRow } from './queries/notifications.ts'
import { moment } from './texts/moment.ts'

/** What a notification tells besides who did it: what of an event has changed, and what is true now, in words. */
export type What = { changed?: EventPart[]; now?: string | undefined }

const order: readonly EventPart[] = ['place', 'end', 'dress_code']

/** The one thing that was changed, which is told with how it is now; of several their names must do. */
const onlyChange = ({ changed }: NotificationRow) => (changed?.length === 1 ? changed[0] : undefined)

/** "Long Table 7, Madrid", by notification; asked for only where a place has changed. */
async function places(
  app: AppContext,
  rows: readonly NotificationRow[],
  language: Language,
): Promise<Map<number, string>> {
  const moved = rows.filter(row => onlyChange(row) === 'place')
  const names = moved.length > 0 ? await placeNames(app.db, moved, language) : []
  const words = moved.map(({ id, address }, index) => {
    const { city, state, country } = names[index] ?? {}
    return [id, [address, city ?? state ?? country].filter(Boolean).join(', ')] as const
  })
  return new Map(words)
}

/** The time of which a notification tells: when it begins, or ends by now. */
function timeOf(row: NotificationRow): Date | null {
  if (row.kind === 'event_rescheduled') return row.starts_at
  if (onlyChange(row) === 'end') return row.local_end ? row.ends_at : null
  return row.event_start
}

/** What each of some notifications tells, in their order. */
export async function whatsOf(app: AppContext, rows: readonly NotificationRow[], language: Language): Promise<What[]> {
  const placeOf = await places(app, rows, language)
  return rows.map(row => {
    const { id, timezone, dress_code } = row
    const at = timeOf(row)
    const time = at && timezone ? moment(language, { at, timezone, now: app.clock.now() }) : undefined
    const worn = onlyChange(row) === 'dress_code' ? dress_code : undefined
    const now = (time ?? placeOf.get(id) ?? worn) || undefined
    return row.changed ? { changed: order.filter(part => row.changed?.includes(part)), now } : { now }
  })
}

import type { Notification } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { TitleParts } from './notice-types.ts'
import type { NotificationRow } from './queries/pages.ts'
import { kindOf } from './registry.ts'
import { namedTitle, quoteOf, titleOf } from './titles.ts'

/** Who reads them. */
type Reader = { id: number; language: Language }

/** What notices say besides who did it, by id: each kind is asked once for all of its own. */
async function titlePartsOf(app: AppContext, rows: readonly NotificationRow[], { language, id }: Reader) {
  const parts = new Map<number, TitleParts | null>()
  for (const [name, own] of Map.groupBy(rows, row => row.kind)) {
    const described = (await kindOf(app, name).describe?.(app, own, language, id)) ?? []
    for (const [index, found] of described.entries()) parts.set(own[index]?.id ?? 0, found)
  }
  return parts
}

function view(app: AppContext, row: NotificationRow, language: Language, parts: TitleParts): Notification {
  const users = row.people.map(({ id, name, profile_picture }) => ({
    id,
    name,
    profile_picture: profile_picture && app.files.publicUrl(profile_picture),
  }))
  const { description, post_id = null, comment_id = null, event_id = null } = row.subject ?? {}
  const {
    provider_id = null,
    booking_id = null,
    group_id = null,
    deal_id = null,
    statement_id = null,
    case_id = null,
    day = null,
  } = row.subject ?? {}
  const who = { names: users.map(user => user.name), total: row.total }
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(language, kindOf(app, row.kind).texts[language], who, parts),
    description: quoteOf(parts.description ?? description ?? ''),
    created_at: row.happened_at.toISOString(),
    is_read: row.read_at !== null,
    users,
    total_users: row.total,
    post_id,
    comment_id,
    open_comment_id: row.open_comment_id ?? comment_id,
    event_id,
    provider_id,
    booking_id,
    group_id,
    deal_id,
    statement_id,
    case_id,
    day,
  }
}

/**
 * Rows as the contract shows them, each with the picture of who did it, and its title as it stands alone; without those of
 * which nothing is there any more.
 */
export async function picturedViews(app: AppContext, rows: readonly NotificationRow[], reader: Reader) {
  const described = await titlePartsOf(app, rows, reader)
  return rows.flatMap(row => {
    const parts = described.get(row.id)
    if (parts === null) return []
    const { pictureKey = row.people[0]?.profile_picture ?? null } = parts ?? {}
    const shown = view(app, row, reader.language, parts ?? {})
    const named = namedTitle(shown.title, row.subject?.name ?? '')
    return [{ ...shown, named, subject_id: row.subject_id, pictureKey }]
  })
}

/** The same, without the pictures. */
export const notificationViews = async (app: AppContext, rows: readonly NotificationRow[], reader: Reader) =>
  (await picturedViews(app, rows, reader)).map(({ subject_id: _, pictureKey: __, named: ___, ...shown }) => shown)

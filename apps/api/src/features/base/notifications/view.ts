import type { Notification } from '@celebrio/contract/base/notifications'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { TitleParts } from './notice-types.ts'
import type { NotificationRow } from './queries/pages.ts'
import { kindOf } from './registry.ts'
import { titleOf } from './titles.ts'

/** What notices say besides who did it, by id: each kind is asked once for all of its own. */
async function titlePartsOf(app: AppContext, rows: readonly NotificationRow[], language: Language) {
  const parts = new Map<number, TitleParts>()
  for (const [name, own] of Map.groupBy(rows, row => row.kind)) {
    const described = (await kindOf(app, name).describe?.(app, own, language)) ?? []
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
  const { provider_id = null, booking_id = null } = row.subject ?? {}
  const who = { names: users.map(user => user.name), total: row.total }
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(language, kindOf(app, row.kind).texts[language], who, parts),
    description: description ?? '',
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
  }
}

/** Rows as the contract shows them. */
export async function notificationViews(app: AppContext, rows: readonly NotificationRow[], language: Language) {
  const parts = await titlePartsOf(app, rows, language)
  return rows.map(row => view(app, row, language, parts.get(row.id) ?? {}))
}

import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { AttachedFile } from '@celebrio/contract/base/media'
import type { PushedMessage } from '@celebrio/contract/chat/realtime'
import type { ChatMessage, Quote } from '@celebrio/contract/chat/shapes'
import { findLinkPreviews } from '#features/base/link-previews'
import { attachedFileOf } from '#features/base/uploads'
import { personView, type Stay } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { canDelete, canEdit, canReact, canReply, canReport, editableUntil } from './policies.ts'
import { findFilesOf } from './queries/files.ts'
import type { MessageRow } from './queries/messages.ts'
import { withSeenFlowers } from './seen-flowers.ts'

function quoteView(app: AppContext, row: MessageRow): Quote | null {
  const { quoted_id: id, quoted_seq: seq, quoted_body: body, quoted_at: at, quoted_author_id: author } = row
  if (id === null || seq === null || body === null || at === null || author === null) return null
  return {
    id,
    seq,
    body,
    author: personView(app, { id: author, name: row.quoted_author_name ?? '', picture: row.quoted_author_picture }),
    media: row.quoted_media,
    is_deleted: row.quoted_deleted_at !== null,
    created_at: at.toISOString(),
  }
}

export function flowersView(flowers: readonly number[], type: FlowerType | null): ChatMessage['reactions'] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = flowers
  return { type, total: a + b + c + d + e + f, by_type: { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f } }
}

type Attached = Pick<ChatMessage, 'files' | 'link'>

function messageView(app: AppContext, viewer: Viewer, row: MessageRow, stay: Stay, attached: Attached): ChatMessage {
  const edit = canEdit(viewer, row, stay, app.clock.now())
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    rev: row.rev,
    client_id: row.client_id,
    event: row.event,
    body: row.body,
    ...attached,
    author: personView(app, { id: row.author_id, name: row.author_name, picture: row.author_picture }),
    reply_to: quoteView(app, row),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    editable_until: edit ? editableUntil(row).toISOString() : null,
    is_deleted: row.deleted_at !== null,
    is_removed: row.is_removed,
    reactions: flowersView(row.flowers, row.own_flower),
    can: {
      edit,
      delete: canDelete(viewer, row),
      reply: canReply(row, stay),
      react: canReact(row, stay),
      report: canReport(viewer, row),
    },
  }
}

async function filesOf(app: AppContext, db: Db, rows: readonly MessageRow[]): Promise<Map<number, AttachedFile[]>> {
  const ids = rows.filter(row => row.file_count > 0).map(row => row.id)
  const files = ids.length > 0 ? await findFilesOf(db, ids) : []
  const byMessage = Map.groupBy(files, file => file.message_id)
  return new Map([...byMessage].map(([id, own]) => [id, own.map(file => attachedFileOf(app, file))]))
}

/** Rows as the contract shows them; files of all of them come in one statement, and what their links lead to in another. */
export async function messageViews(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  rows: readonly MessageRow[],
  stay: Stay,
): Promise<ChatMessage[]> {
  const files = await filesOf(app, db, rows)
  const linked = rows.flatMap(row => row.link_preview_id ?? [])
  const links = await findLinkPreviews(app, db, linked)
  const seen = await withSeenFlowers(db, viewer, rows)
  const attached = ({ id, link_preview_id }: MessageRow) => ({
    files: files.get(id) ?? [],
    link: links.get(link_preview_id ?? 0) ?? null,
  })
  return seen.map(row => messageView(app, viewer, row, stay, attached(row)))
}

/** Whether somebody may see what a message answers, and write where it was written. */
type Hearing = { hearsQuoted: boolean; writes: boolean }

/** An author's message as others are told of it. */
export const forOthers = (message: PushedMessage, { hearsQuoted, writes }: Hearing): PushedMessage => ({
  ...message,
  reply_to: hearsQuoted ? message.reply_to : null,
  editable_until: null,
  can: {
    edit: false,
    delete: false,
    reply: writes && !message.is_deleted,
    react: writes && !message.is_deleted,
    report: !message.is_deleted,
  },
})

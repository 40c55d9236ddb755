import type { Conversation, Quote } from '@celebrio/contract/chat/shapes'
import type { Person } from '@celebrio/contract/platform/person'
import type { AppContext } from '#platform/app-context.ts'
import type { Topic } from './kinds.ts'
import { canAnswerRequest, canClose, canLeave, canWrite, type Standing } from './policies.ts'
import type { ConversationRow } from './queries/list.ts'
import { messagesLeft, requestOf } from './rules.ts'

type PersonColumns = { id: number; name: string; picture: string | null }

export const personView = (app: AppContext, { id, name, picture }: PersonColumns): Person => ({
  id,
  name,
  profile_picture: picture && app.files.publicUrl(picture),
})

function lastMessageView(app: AppContext, row: ConversationRow): Quote | null {
  const { said_id: id, said_seq: seq, said_body: body, said_at: at, author_id, author_name: name } = row
  if (id === null || seq === null || body === null || at === null || author_id === null || name === null) return null
  return {
    id,
    seq,
    body,
    author: personView(app, { id: author_id, name, picture: row.author_picture }),
    media: row.said_media,
    is_deleted: row.said_deleted_at !== null,
    created_at: at.toISOString(),
  }
}

function otherView(app: AppContext, { other_id: id, other_name: name, other_picture }: ConversationRow): Person | null {
  return id === null || name === null ? null : personView(app, { id, name, picture: other_picture })
}

/** What depends on who wants the conversation. */
export const requestView = (standing: Standing) => ({
  request: requestOf(standing),
  messages_left: messagesLeft(standing),
  can: {
    write: canWrite(standing),
    accept: canAnswerRequest(standing),
    decline: canAnswerRequest(standing),
    leave: canLeave(standing),
    close: canClose(standing),
  },
})

export function conversationView(app: AppContext, row: ConversationRow, topic: Topic | null): Conversation {
  const person = otherView(app, row)
  return {
    id: row.id,
    kind: row.kind as Conversation['kind'],
    subject_id: row.subject_id,
    has_page: topic?.hasPage ?? true,
    page_id: topic?.pageId === undefined ? row.subject_id : topic.pageId,
    title: topic?.title ?? person?.name ?? '',
    picture: topic ? topic.picture : (person?.profile_picture ?? null),
    person,
    last_message: lastMessageView(app, row),
    last_seq: row.last_seq,
    rev: row.rev,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    read_seq: row.read_seq,
    seen_seq: row.seen_seq,
    unread: row.unread ?? 0,
    role: row.role,
    member_count: row.member_count,
    has_left: row.left_seq !== null,
    is_closed: row.closed_at !== null,
    is_muted: row.is_muted,
    is_archived: row.is_archived,
    ...requestView(row),
  }
}

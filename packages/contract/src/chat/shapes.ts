import { z } from 'zod'
import { flowerTypes } from '../base/flowers.ts'
import { linkPreview } from '../base/link-previews.ts'
import { attachedFile } from '../base/media.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { chatLimits } from './limits.ts'

const count = z.int().nonnegative()

/** What a group's conversation tells by itself: that somebody has joined it, or left it, or given the group another name. */
export const chatEvents = ['joined', 'left', 'renamed'] as const

/** What a reply, or the list of conversations, shows of a message: its beginning. */
export const quote = z.object({
  id: z.int(),
  seq: z.int(),
  /** Empty once it was deleted. */
  body: z.string(),
  author: person,
  /** What its first file is; null where it has none. */
  media: z.enum(['image', 'audio', 'video', 'document']).nullable(),
  is_deleted: z.boolean(),
  created_at: time(),
})
export type Quote = z.output<typeof quote>

export const flowerType = () => z.literal(flowerTypes)

/** `type` is the viewer's own flower or null; `by_type` counts each kind, without those of people whom the viewer cannot see. */
const reactions = z.object({
  type: flowerType().nullable(),
  total: count,
  by_type: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count }),
})

/**
 * A message. `seq` is its place in its conversation, 1, 2, 3, …: messages of people whom the viewer cannot see are left out,
 * so that there may be gaps. `rev` grows whenever anything of the conversation's messages changes: of two copies of a
 * message, the one with the higher `rev` is the newer.
 */
export const chatMessage = z.object({
  id: z.int(),
  conversation_id: z.int(),
  seq: z.int(),
  rev: z.int(),
  /** What the author's client has called it. */
  client_id: z.uuid(),
  /** Of what nobody has written: what the author has done. It is not counted as unread, and nothing can be done with it. */
  event: z.enum(chatEvents).nullable(),
  /** Empty once it was deleted, and where there are files only; of a renaming the new name. */
  body: z.string(),
  files: z.array(attachedFile),
  /** What the page says to which its first link leads; null until that is known, and where there is nothing to show. */
  link: linkPreview.nullable(),
  author: person,
  /** The message that it answers; null as well when the viewer cannot see that one. */
  reply_to: quote.nullable(),
  created_at: time(),
  edited_at: time().nullable(),
  /** Until when `can.edit` holds. */
  editable_until: time().nullable(),
  is_deleted: z.boolean(),
  /** Deleted by the staff rather than by its author. */
  is_removed: z.boolean(),
  reactions,
  /** What the viewer may do with it. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    reply: z.boolean(),
    react: z.boolean(),
    report: z.boolean(),
  }),
})
export type ChatMessage = z.output<typeof chatMessage>

/**
 * What a conversation is about: two people, those who come to an event, the two sides of a booking,
 * the members of a group, a seller and who asks about a deal, a store and who writes to it.
 */
export const conversationKinds = ['direct', 'event', 'booking', 'group', 'deal', 'provider'] as const

/** What somebody is in a conversation: owners and admins run it. */
export const conversationRole = z.enum(['member', 'admin', 'owner'])

export const conversation = z.object({
  id: z.int(),
  kind: z.enum(conversationKinds),
  /** The event, booking or group, or the inquiry about a deal or to a store. */
  subject_id: z.int().nullable(),
  /** Whether its page is there for the viewer: who has left a group keeps its chat as it was, and sees no page of it. */
  has_page: z.boolean(),
  /** What that page is of: the subject, or the deal or store that an inquiry is about; null where that is gone. */
  page_id: z.int().nullable(),
  /** Its name; of a direct one the other person's. */
  title: z.string(),
  picture: z.string().nullable(),
  /** The other person of a direct one. */
  person: person.nullable(),
  /** The newest message that the viewer can see; null where there is none. */
  last_message: quote.nullable(),
  /** The place of the last message that the viewer may see. */
  last_seq: count,
  /** How far everything of it is known: what is read now needs only the changes after it. */
  rev: count,
  /** When it was last written in; null before the first message. */
  last_message_at: time().nullable(),
  /** Up to which message the viewer has read. */
  read_seq: count,
  /** Up to which message the other person of a direct one has read; null where that is not told. */
  seen_seq: count.nullable(),
  /** Unread messages of others, counted up to a hundred. */
  unread: count.max(chatLimits.unread),
  /** `received`: somebody without a connection has written, and waits for a yes. `sent`: the viewer has. */
  request: z.enum(['received', 'sent']).nullable(),
  /** How many messages the viewer can still write before the other accepts; null where there is no such limit. */
  messages_left: count.nullable(),
  role: conversationRole,
  member_count: count,
  /** The viewer has left, or belongs to it no longer: they see what was said until then. */
  has_left: z.boolean(),
  /** Only who runs it writes in it. */
  is_closed: z.boolean(),
  /** Its messages are not told of, and not counted in the badge. */
  is_muted: z.boolean(),
  /** Put away until somebody writes in it; for good where it is muted. */
  is_archived: z.boolean(),
  /** What the viewer may do in it. */
  can: z.object({
    write: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    leave: z.boolean(),
    close: z.boolean(),
  }),
})
export type Conversation = z.output<typeof conversation>

/** A message that was found, and the conversation in which it stands. */
export const hit = chatMessage.pick({ id: true, seq: true, body: true, author: true, created_at: true }).extend({
  conversation: conversation.pick({ id: true, kind: true, title: true, picture: true, person: true }),
})
export type Hit = z.output<typeof hit>

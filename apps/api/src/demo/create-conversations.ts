import { randomUUID } from 'node:crypto'
import { openForm } from '@celebrio/contract/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import { markRead } from '../features/chat/conversations/mark-read.ts'
import { openConversation } from '../features/chat/conversations/open-conversation.ts'
import { superlike } from '../features/chat/messages/react.ts'
import { sendMessage } from '../features/chat/messages/send-message.ts'
import { inquire } from '../features/market/stores/inquire.ts'
import type { PersonKey } from './cast/people.ts'
import { demoConversations } from './conversations/all.ts'
import type { DemoConversation, DemoLine } from './conversations/conversation.ts'
import { idOf } from './meet.ts'
import { at } from './moments.ts'
import type { Cast } from './move-in.ts'
import { picture } from './posts/post.ts'
import { viewerOf } from './publish.ts'
import { findBooking, findEvent, findGroup, findStoreOf } from './queries.ts'
import type { Studio } from './studio/studio.ts'
import { uploadNow } from './upload.ts'
import { withoutFacts } from './without-facts.ts'

const day = 24 * 60

type Scene = { app: AppContext; cast: Cast; studio: Studio }

/** What its place is called when it is opened. */
async function formOf({ app, cast }: Scene, place: DemoConversation['at']) {
  if ('between' in place) return { user_id: idOf(cast, place.between[1]) }
  if ('group' in place) return { kind: 'group', subject_id: await findGroup(app.db, place.group) }
  if ('asker' in place) {
    const store = await findStoreOf(app.db, idOf(cast, place.asksStoreOf))
    const { inquiry } = await inquire(withoutFacts(app), viewerOf(cast, place.asker), store)
    return { kind: 'provider', subject_id: inquiry.id }
  }
  if ('store' in place) {
    const [celebrant, owner] = [idOf(cast, place.bookingOf), idOf(cast, place.store)]
    return { kind: 'booking', subject_id: await findBooking(app.db, { celebrant, owner, event: place.event }) }
  }
  return { kind: 'event', subject_id: await findEvent(app.db, place.event) }
}

/** @param answered the id of the message that it answers */
async function say({ app, cast, studio }: Scene, conversationId: number, line: DemoLine, answered: number | undefined) {
  const viewer = viewerOf(cast, line.by)
  const files = line.picture ? [await studio.file(picture(line.picture))] : []
  const images = await uploadNow(app, viewer, files)
  const form = { client_id: randomUUID(), body: line.words, images, reply_to: answered }
  const { chat_message } = await sendMessage(app, viewer, conversationId, form)
  for (const [by, flower] of Object.entries(line.flowers ?? {}))
    await superlike(app, viewerOf(cast, by as PersonKey), chat_message.id, flower)
  return chat_message
}

async function converse(scene: Scene, conversation: DemoConversation): Promise<void> {
  const { app, cast } = scene
  const { lines, ago, unreadBy = [] } = conversation
  const began = ago * day
  const authors = new Set(lines.map(line => line.by))
  const [opener] = 'between' in conversation.at ? conversation.at.between : authors
  if (!opener) return
  const opening = at(app, began)
  const form = openForm.parse(await formOf({ ...scene, app: opening }, conversation.at))
  const { id } = (await openConversation(opening, viewerOf(cast, opener), form)).conversation
  const said: { id: number; seq: number }[] = []
  let passed = 0
  for (const line of lines) {
    passed += said.length > 0 ? (line.after ?? 2) : 0
    const answered = line.answers === undefined ? undefined : said.at(-line.answers)?.id
    said.push(await say({ ...scene, app: at(app, began - passed) }, id, line, answered))
  }
  const end = said.at(-1)?.seq ?? 0
  for (const by of authors)
    if (!unreadBy.includes(by)) await markRead(at(app, began - passed), viewerOf(cast, by), id, end)
}

/** What people say to each other, with who has not read the end of it yet. */
export async function createConversations(app: AppContext, cast: Cast, studio: Studio): Promise<void> {
  for (const conversation of demoConversations) await converse({ app, cast, studio }, conversation)
}

import type { messages } from '@celebrio/contract/chat/messages'
import type { Hit } from '@celebrio/contract/chat/shapes'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { personView, walkStays } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText, readCursorAs } from '#platform/db/keyset.ts'
import { findPlain } from './queries/plain.ts'
import { findInStretches, type Stretch } from './queries/search.ts'
import { patternOf } from './rules.ts'

/** So many messages of each of so many conversations are looked through at a time. */
const layer = 100
const conversationsAtOnce = 20
const perPage = 20

/** How deep in the conversations the walk is, in layers; and from which conversation on, with which place of it left out. */
type Position = { layers: number; from: { at: number; id: number } | null; before: number | null }

const start: Position = { layers: 0, from: null, before: null }

const writePosition = ({ layers, from, before }: Position): string =>
  cursorText([layers, from?.at ?? 0, from?.id ?? 0, before ?? 0].join(' '))

function parsePosition(text: string): Position | null {
  if (!/^\d{1,12} \d{1,16} \d{1,15} \d{1,15}$/.test(text)) return null
  const [layers = 0, at = 0, id = 0, before = 0] = text.split(' ').map(Number)
  return Number.isSafeInteger(at) ? { layers, from: id > 0 ? { at, id } : null, before: before || null } : null
}

type Stays = Awaited<ReturnType<typeof walkStays>>['stays']

/** The layer of each conversation; the first one only as far as it was not looked through. */
const stretchesOf = (stays: Stays, { layers, from, before }: Position): Stretch[] =>
  stays.map(({ conversation_id, joined_seq, last_seq, runs_it }) => {
    const high = last_seq - layers * layer
    const isBegun = before !== null && conversation_id === from?.id
    return {
      conversation_id,
      low: Math.max(joined_seq, high - layer) + 1,
      high: isBegun ? Math.min(high, before - 1) : high,
      runs_it,
    }
  })

type Found = Awaited<ReturnType<typeof findInStretches>>

const viewOf = (app: AppContext, stays: Stays, found: Found): Hit[] => {
  const byId = new Map(stays.map(({ conversation }) => [conversation.id, conversation]))
  return found.flatMap(row => {
    const conversation = byId.get(row.conversation_id)
    const author = { id: row.author_id, name: row.author_name, picture: row.author_picture }
    const { id, seq, body } = row
    const created_at = row.created_at.toISOString()
    return conversation ? { id, seq, body, author: personView(app, author), created_at, conversation } : []
  })
}

/** Where the walk goes on behind a page that is not full; null at the end. */
function positionBehind({ layers, from }: Position, stays: Stays, next: Position['from']): Position | null {
  if (next) return { layers, from: next, before: null }
  const isDeeper = ({ joined_seq, last_seq }: Stays[number]) => last_seq - joined_seq > (layers + 1) * layer
  // What came before a position is not known any more.
  return from || stays.some(isDeeper) ? { ...start, layers: layers + 1 } : null
}

/**
 * Messages with some words in all conversations of the viewer. They are looked through in layers: the newest messages of each
 * conversation before older ones of any. What a page costs depends neither on how many conversations there are, nor on how
 * long they are, nor on how common the words are.
 * @throws AppError validation_failed on `cursor`
 */
export async function findMessages(app: AppContext, viewer: Viewer, { keyword, cursor }: Query<typeof messages.find>) {
  const position = cursor === undefined ? start : readCursorAs(parsePosition, cursor)
  const { layers, from } = position
  const { stays, next } = await walkStays(app, viewer, { deeper: layers * layer, from, count: conversationsAtOnce })
  const words = { pattern: patternOf(await findPlain(app.db, keyword)), count: perPage + 1 }
  const found = stays.length > 0 ? await findInStretches(app.db, viewer.id, stretchesOf(stays, position), words) : []
  const page = found.slice(0, perPage)
  const last = found.length > perPage ? page.at(-1) : undefined
  const stay = stays.find(one => one.conversation_id === last?.conversation_id)
  const behind =
    last && stay
      ? { ...position, from: { at: stay.at, id: stay.conversation_id }, before: last.seq }
      : positionBehind(position, stays, next)
  return { hits: viewOf(app, stays, page), hasMorePages: behind !== null, nextCursor: behind && writePosition(behind) }
}

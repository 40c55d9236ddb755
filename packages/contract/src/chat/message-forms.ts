import { z } from 'zod'
import { id, integer, listOf, optional } from '../platform/forms.ts'
import { text } from '../platform/text-schemas.ts'
import { chatLimits } from './limits.ts'

/** A place in a conversation's sequence. */
export const place = () => optional(integer().pipe(z.int().nonnegative()))
export const perPage = (count: number) =>
  optional(integer().pipe(z.int().min(1).max(100))).transform(asked => asked ?? count)

/** The words of a message. */
export const body = () => text({ max: chatLimits.body })

/** Which part of a conversation: the end of it unless one of the places is given. */
export const historyQuery = z.object({
  /** The messages before a place, those next to it. */
  before: place(),
  /** The messages after a place, those next to it. */
  after: place(),
  /** The messages on both sides of a place. */
  around: place(),
  per_page: perPage(30),
})

export const messageForm = z.object({
  /** Called so by the client: sent twice, it is the same message. */
  client_id: z.uuid().transform(uuid => uuid.toLowerCase()),
  body: optional(body()).transform(words => words ?? ''),
  /** Addresses of uploads: pictures, sounds (a voice note is an MP3 too), films and documents. */
  images: listOf(text({ max: 1000, min: 1 })).pipe(z.array(z.string()).max(chatLimits.files)),
  /** The message of this conversation that it answers. */
  reply_to: optional(id()),
})

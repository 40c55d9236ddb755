import type { Audience } from '@celebrio/contract/people/privacy'
import { whyNotWrittenTo } from '#features/people/friends'
import { messagesLeft } from './rules.ts'
import type { RequestState, Role } from './tables.ts'

/** A conversation as somebody who belongs to it stands in it. */
export type Standing = {
  state: RequestState
  other_state: RequestState | null
  is_connected: boolean
  /** Whether one of the two people of a direct one is a child. */
  with_child: boolean
  last_seq: number
  left_seq: number | null
  closed_at: Date | null
  kind: string
  role: Role
  /** Who may begin to write to the other person of a direct one; null in others. */
  messages_from: Audience | null
  have_met: boolean
}

/** Children write with their connections only, also where they were connected before. */
export const isBetweenStrangers = ({ with_child, is_connected }: Standing): boolean => with_child && !is_connected

/** Why a conversation of two cannot begin by now; null where it can, or has. */
export const whyNotBegin = ({ last_seq, messages_from, ...standing }: Standing) =>
  last_seq > 0 || messages_from === null ? null : whyNotWrittenTo({ ...standing, messages_from, have_talked: false })

/** Where a conversation is closed, those still write who run it. */
const runs = ({ role }: Pick<Standing, 'role'>): boolean => role !== 'member'

export const isOpen = (standing: Standing): boolean =>
  (standing.closed_at === null || runs(standing)) &&
  standing.left_seq === null &&
  !isBetweenStrangers(standing) &&
  whyNotBegin(standing) === null

export const hasMessagesLeft = (standing: Standing): boolean => messagesLeft(standing) !== 0

export const canWrite = (standing: Standing): boolean => isOpen(standing) && hasMessagesLeft(standing)

/** To accept, or to decline. */
export const canAnswerRequest = ({ state, is_connected }: Standing): boolean => state === 'pending' && !is_connected

/** Two people have no conversation to leave. */
export const canLeave = ({ kind, left_seq }: Standing): boolean => kind !== 'direct' && left_seq === null

/** The hosts of an event; a booking has two sides, of which none runs it. */
export const canClose = (standing: Standing): boolean => runs(standing) && standing.left_seq === null

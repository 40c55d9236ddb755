import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { ErrorCode } from '@celebrio/contract/platform/errors'

/** Somebody's entry on the guest list of an event; undefined for anyone who is not on it. */
export type OnList = { status: GuestStatus | 'host'; is_invited: boolean } | undefined

const answering = new Set<GuestStatus | 'host'>(['pending', 'accepted', 'rejected', 'waiting'])

/** Whether somebody can say yes or no: the host has invited or admitted them, and they were not removed. */
export const canAnswer = (guest: OnList): boolean => Boolean(guest?.is_invited && answering.has(guest.status))

/**
 * Why somebody cannot ask to join an event that they may see; null for anyone who can, also once more with a different
 * message. People who were removed or declined cannot ask again: only the host can put them back on the list.
 */
export function whyNotJoin(guest: OnList): ErrorCode | null {
  if (guest?.status === 'removed') return 'not_found'
  if (guest?.is_invited) return 'already_invited'
  return guest?.status === 'rejected' ? 'request_declined' : null
}

/** What the host allows: until when guests say yes, how many people each may bring, null for no limit, and a maybe. */
export type AnswerTerms = {
  date_open: boolean
  answers_until: Date | null
  companions_max: number | null
  allows_maybe: boolean
}

export type PartySoFar = { status: GuestStatus | 'host'; has_seat: boolean; adults: number; children: number }

const counted = new Set<GuestStatus | 'host'>(['accepted', 'waiting', 'requested'])

/**
 * Why a guest cannot say yes with so many people; null for anyone who can. Those who come, wait, or have asked to come keep
 * the party that they have, whatever the terms are by now.
 */
export function whyNotAccept(
  { date_open, answers_until, companions_max }: AnswerTerms,
  guest: PartySoFar | undefined,
  heads: number,
  now: Date,
): 'date_open' | 'answers_closed' | 'too_many_companions' | null {
  const kept = guest && (guest.has_seat || counted.has(guest.status)) ? guest.adults + guest.children : 0
  if (heads > kept) {
    if (companions_max !== null && heads - 1 > companions_max) return 'too_many_companions'
    if (answers_until !== null && answers_until <= now) return 'answers_closed'
  }
  return date_open ? 'date_open' : null
}

/** Why nobody can say maybe to an event, also not those who come; null where they can. */
export function whyNotMaybe(
  { allows_maybe, date_open, answers_until }: Omit<AnswerTerms, 'companions_max'>,
  now: Date,
): 'maybe_not_allowed' | 'date_open' | 'answers_closed' | null {
  if (!allows_maybe) return 'maybe_not_allowed'
  if (date_open) return 'date_open'
  return answers_until !== null && answers_until <= now ? 'answers_closed' : null
}

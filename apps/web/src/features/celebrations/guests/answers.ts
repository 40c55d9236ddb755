import type { Event } from '@celebrio/contract/celebrations/events'
import {
  type ChosenAnswer,
  chosenAnswerKey,
  chosenAnswers,
  type GuestStatus,
  type OwnInvitation,
} from '@celebrio/contract/celebrations/invitation-shapes'
import type { ReactNode } from 'react'
import { ApiError } from '#lib/api/api-error.ts'

/** What a guest says. */
export type Choice = ChosenAnswer

export type Acceptance = { adults: number; children: number; dietary: string; message: string }

/** Where an answer leads: a full event puts those who say yes on its waiting list. */
export type Outcome = 'accepted' | 'maybe' | 'waiting' | 'rejected'

/** Runs once the server has the answer and the cache shows it. */
type Done = (outcome: Outcome) => void

export type Accepting<Answer = Acceptance> = { answer: Answer; done: Done }

/** An answer for nobody: no, or maybe. */
export type Answering = { message: string; done: Done }

/** Who answers, how the answer is sent, and the ticket to show. */
export type Answers = {
  name: string
  /** Token of a personal link. */
  token?: string
  ticket: ReactNode
} & Sending

type Sending = {
  busy: boolean
  /** Why the last answer was not sent. */
  error: Error | null
  onAccept: (acceptance: Accepting) => void
  onMaybe: (answer: Answering) => void
  onReject: (answer: Answering) => void
}

/** No connection: the sheet says so itself. */
export const isUnsent = (error: Error | null): boolean => error instanceof ApiError && error.code === 'offline'

type Sender<Answer> = {
  isPending: boolean
  error: Error | null
  mutate: (answer: Answer) => unknown
  reset: () => void
}

type Senders = { accept: Sender<Accepting>; maybe: Sender<Answering>; reject: Sender<Answering> }

/** There is nothing left to answer: the event was called off, or the invitation taken back. */
export const isGone = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

/** All answers as one: what went wrong with one of them is forgotten when another is sent. */
export function sendingOf(senders: Senders): Sending {
  const { accept, maybe, reject } = senders
  const all = [accept, maybe, reject]
  const sending =
    <Answer>(sender: Sender<Answer>) =>
    (answer: Answer) => {
      for (const one of all) if (one !== sender) one.reset()
      sender.mutate(answer)
    }
  return {
    busy: all.some(one => one.isPending),
    error: accept.error ?? maybe.error ?? reject.error,
    onAccept: sending(accept),
    onMaybe: sending(maybe),
    onReject: sending(reject),
  }
}

/** What a guest has said: their status, or maybe. */
export const saidBy = ({ status, is_maybe }: OwnInvitation): GuestStatus | 'maybe' => (is_maybe ? 'maybe' : status)

/** Changes with each answer, wherever it was given. */
export const basisOf = (own: OwnInvitation): string => `${saidBy(own)} ${own.answered_at ?? ''}`

/**
 * Draft key of an unsent answer, which is one to the answer before. Two personal links may be opened on one device: each
 * has its own.
 */
export const answerDraftKey = ({ id }: Event, { answered_at }: OwnInvitation, token?: string): string =>
  answered_at === null ? `answer:${token ?? id}` : `answer:${token ?? id}:${answered_at}`

type Takes = { accept: boolean; maybe: boolean }

/** What can be said instead of something that can no longer be said. */
export function possibleOf(wanted: Choice, { accept, maybe }: Takes): Choice {
  const takes = { going: accept, maybe, cant: true }
  if (takes[wanted]) return wanted
  return accept ? 'going' : 'cant'
}

const words = { going: 'message', maybe: 'doubts', cant: 'regrets' } as const

/** An answer that is not sent yet. What is written with a yes is not sent with a no or a maybe: each keeps its own words. */
export type Filled = Acceptance & { doubts: string; regrets: string }

/** The field with the words of an answer. */
export const wordsOf = (choice: Choice) => words[choice]

/** The answer that was given, or the empty one. */
export const givenAnswer = (own: OwnInvitation): Filled => ({
  adults: Math.max(1, own.adults),
  children: own.children,
  dietary: own.dietary ?? '',
  message: '',
  doubts: '',
  regrets: '',
  [wordsOf(own.is_maybe ? 'maybe' : own.status === 'rejected' ? 'cant' : 'going')]: own.message ?? '',
})

/** What is sent: the words are those of the answer. */
export const answerOf = <Answer extends Filled>(choice: Choice, filled: Answer) => {
  const { doubts: _doubts, regrets: _regrets, ...answer } = filled
  return { ...answer, message: filled[wordsOf(choice)] }
}

type Seat = Pick<OwnInvitation, 'has_seat'>

/** Whether a party of this size would have to wait for seats. */
export const mustWait = ({ members, total_guests }: Event, own: Seat, party: number): boolean =>
  members !== null && !own.has_seat && total_guests + party > members

/** The choice that a link to the page brings along (`?answer=going`); nothing is sent by opening it. */
export const choiceOf = (query: URLSearchParams): Choice | null => {
  const asked = query.get(chosenAnswerKey)
  return chosenAnswers.find(answer => answer === asked) ?? null
}

export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? name

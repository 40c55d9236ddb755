import type { SceneName } from '@celebrio/art/scene'
import type { AvailabilityForm } from '@celebrio/contract/market/availability'
import type { PersonKey } from '../../cast/people.ts'

/** A question and its answer, so many minutes later. */
export type DemoQuestion = { by: PersonKey; daysAgo: number; after: number; question: string; answer: string }

/** Working days, and a holiday that begins in so many days. */
export type DemoCalendar = Partial<AvailabilityForm> & { holiday?: { in: number; days: number } }

export type DemoAlbum = { name: string; scenes: readonly SceneName[] }

/** What a store tells besides its goods, in the language of its provider. */
export type StoreDetails = {
  /** How far it comes; left out where nothing is said, 0 for who serves at their own place. */
  travels_km?: number
  travel?: string
  deposit?: string
  cancellation?: string
  calendar?: DemoCalendar
  album?: DemoAlbum
  questions?: readonly DemoQuestion[]
}

/** By the name of the company. */
export type Details = Readonly<Record<string, StoreDetails>>

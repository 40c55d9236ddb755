import type { SceneName } from '@celebrio/art/scene'
import type { BookingAction } from '@celebrio/contract/market/booking-states'
import type { PersonKey } from '../cast/people.ts'

/** A celebration for few, of which the demo world tells nothing but that it is served. */
export type ServedEvent = {
  title: string
  scene: SceneName
  /** How many days from now, or the Saturday after the next seven days. */
  on: number | 'saturday'
  from: string
  to: string
  timezone: string
  /** Where it is, if not where its host lives: provider and guests are close by. */
  place?: { country: string; state?: string; city: string }
  address: string
  members: number
}

/** A step of a booking, so many days ago; `less`: the items of which the provider can do less. */
export type DemoStep = {
  ago: number
  action: Exclude<BookingAction, 'expire' | 'propose'>
  by: 'celebrant' | 'provider'
  note?: string
  less?: readonly [item: string, quantity: number][]
}

type DemoReview = { stars: number; words: string; answer?: string }

/** A booking of the demo world. */
export type DemoBooking = {
  by: PersonKey
  /** Whose store. */
  with: PersonKey
  /** The title of one of the celebrations, or one for few. */
  event: string | ServedEvent
  guests: number
  message: string
  items: readonly [item: string, quantity: number][]
  /** How many days ago it was asked for. */
  asked: number
  steps?: readonly DemoStep[]
  reviews?: { celebrant: DemoReview; provider: DemoReview }
}

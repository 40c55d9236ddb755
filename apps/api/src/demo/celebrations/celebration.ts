import type { SceneName } from '@celebrio/art/scene'
import type { AudienceCode, Paper } from '@celebrio/contract/celebrations/events'
import type { PersonKey } from '../cast/people.ts'

/** How somebody answers. */
export type DemoAnswer = { by: PersonKey; adults?: number; children?: number; dietary?: string; message?: string }

/** A celebration of the demo world; past ones have negative `days`. */
export type Celebration = {
  by: PersonKey
  title: string
  scene: SceneName
  paper: Paper
  /** How many days from now, and at what time there. */
  days: number
  from: string
  to?: string
  /** How many days later it ends; the same day when left out. */
  lasts?: number
  timezone: string
  address: string
  /** Where the host lives unless given; nothing else is known of it. */
  members?: number
  /** How many days before it answers are wanted. */
  answerWithin?: number
  companions_max?: number
  /** Guests can say maybe. */
  allows_maybe?: boolean
  special_guest?: string
  dress_code?: string
  about: string
  open_to: readonly AudienceCode[]
  /** Connections who are invited; everybody that the audience covers when left out. */
  invited?: readonly PersonKey[]
  coming?: readonly DemoAnswer[]
  undecided?: readonly DemoAnswer[]
  declined?: readonly DemoAnswer[]
  /** People who were not invited and ask to join. */
  asking?: readonly (DemoAnswer & { message: string })[]
}

import type { SceneName } from '@celebrio/art/scene'
import type { DealCondition } from '@celebrio/contract/market/deal-forms'
import type { PersonKey } from './cast/people.ts'

export type DemoDeal = {
  by: PersonKey
  title: string
  description: string
  /** In whole units; 0 is free. */
  cost: number
  currency: string
  /** What it cost before it was reduced. */
  before?: number
  or_nearest_offer?: boolean
  condition: DealCondition
  /** The slug of its category. */
  category: string
  /** The first is its cover. */
  scenes: readonly SceneName[]
  /** How many days ago it was posted, and how many days it lasts from now; less than nothing is over. */
  ago: number
  lasts: number
  /** For how many days from today on it is boosted. */
  boosted?: number
  state?: 'archive' | 'sold_out'
  savedBy?: readonly PersonKey[]
  /** Who has asked about it, and what the two have said since, by turns. */
  asked?: { by: PersonKey; lines: readonly string[] }
}

/** Those of Paris, Mexico City and Lisbon, in their languages. */
export const dealsAbroad: readonly DemoDeal[] = [
  {
    by: 'leila',
    title: 'Plateaux à thé et verres marocains pour trente',
    description: 'Six plateaux gravés, trente verres dorés, deux théières. Ils ont servi pour un seul mariage.',
    cost: 150,
    currency: 'EUR',
    condition: 'like_new',
    category: 'tableware',
    scenes: ['tea'],
    ago: 6,
    lasts: 21,
  },
  {
    by: 'sofia',
    title: 'Papel picado de sobra: veinte metros',
    description: 'Nos equivocamos de medida y nos sobró media calle. De todos los colores, sin estrenar.',
    cost: 0,
    currency: 'MXN',
    condition: 'new',
    category: 'decorators',
    scenes: ['fiesta'],
    ago: 7,
    lasts: 14,
  },
  {
    by: 'ines',
    title: 'Fiadas de manjericos de papel, feitas à mão',
    description: 'Sobraram dos Santos Populares. Dez fiadas de três metros, prontas a pendurar.',
    cost: 30,
    currency: 'EUR',
    condition: 'new',
    category: 'decorators',
    scenes: ['market'],
    ago: 9,
    lasts: 25,
  },
]

import type { Income } from '@celebrio/contract/market/figures'
import { type Counted, mostSeries } from '#features/market/views'

type Series = { labels: string[]; counted: Counted[] }

const countedOf = ({ days }: Income, ids: ReadonlySet<number>): Counted =>
  days.filter(day => ids.has(day.service_id)).map(({ date, total }) => ({ date, value: total }))

/** Two services may have the same name. */
const labelsOf = (services: Income['services']): string[] =>
  services.map(({ id, name }) =>
    services.some(other => other.id !== id && other.name === name) ? `${name} (${id})` : name,
  )

/** Each service by itself, the one with the most first. */
export const everyService = (income: Income): Series => ({
  labels: labelsOf(income.services),
  counted: income.services.map(({ id }) => countedOf(income, new Set([id]))),
})

/** As many as can be told apart: of more, the smallest are together. */
export function fewServices(income: Income, others: string): Series {
  const { labels, counted } = everyService(income)
  if (labels.length <= mostSeries) return { labels, counted }
  const kept = mostSeries - 1
  const rest = new Set(income.services.slice(kept).map(({ id }) => id))
  return { labels: [...labels.slice(0, kept), others], counted: [...counted.slice(0, kept), countedOf(income, rest)] }
}

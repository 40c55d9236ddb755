import { listingForm } from '@celebrio/contract/market/listings'
import type { AnsweredRow, PriceListRow } from '@celebrio/contract/market/price-lists'
import { type ItemForm, serviceLimits } from '@celebrio/contract/market/service-forms'
import { issuesByField } from '@celebrio/contract/platform/issues'
import { z } from 'zod'
import {
  fold,
  isSame,
  readItem,
  type SoldItem,
  type SoldService,
  textOf,
  tooManyItems,
  tooManyServices,
  twice,
} from './rules.ts'

/** What a list does to one service: one that is there, or a new one. */
export type ServicePlan = {
  present: SoldService | null
  /** Of a new one. */
  listing: { name: string; description: string; categories: number[] } | null
  /** Items that are new or different, with the ids of those that are there. */
  forms: ItemForm[]
}

export type Plan = { rows: AnsweredRow[]; services: ServicePlan[] }

type Stock = { services: readonly SoldService[]; categories: ReadonlySet<number>; currency: string }

const wrong = (issues: AnsweredRow['issues'], is_new_service: boolean): AnsweredRow => ({
  outcome: 'wrong',
  is_new_service,
  old_price: null,
  issues,
})

const newListing = z.object({
  service: listingForm.name,
  description: listingForm.description,
  category_id: listingForm.categories,
})

const notACategory: AnsweredRow['issues'] = { category_id: [{ code: 'not_a_choice', values: {} }] }

/** One of the cell of a category is that there is none, or that its words name none. */
function listingIssues(error: z.ZodError, form: object): AnsweredRow['issues'] {
  const { 'category_id.0': isNone, ...issues } = issuesByField(error, form)
  return isNone ? { ...issues, ...notACategory } : issues
}

/** What the first row says of a new service. */
function readListing(row: PriceListRow, categories: ReadonlySet<number>) {
  const { service, description, category_id } = row
  const form = { service: textOf(service), description: textOf(description), category_id }
  const parsed = newListing.safeParse(form)
  if (!parsed.success) return { issues: listingIssues(parsed.error, form) }
  const known = parsed.data.category_id.every(id => categories.has(id))
  if (!known) return { issues: notACategory }
  const { service: name, description: words, category_id: ids } = parsed.data
  return { listing: { name, description: words, categories: ids } }
}

/** The rows of one service, one after the other. */
class ServiceRows {
  readonly plan: ServicePlan
  readonly #currency: string
  readonly #items: ReadonlyMap<string, SoldItem>
  readonly #seen = new Set<string>()
  /** Whether a row has said what a new service is, rightly or not: it is not told again by each row after it. */
  isDescribed: boolean

  constructor(present: SoldService | null, currency: string) {
    this.plan = { present, listing: null, forms: [] }
    this.#currency = currency
    this.isDescribed = present !== null
    this.#items = new Map(present?.items.map(item => [fold(item.name), item]))
  }

  get #count(): number {
    return this.#items.size + this.plan.forms.filter(form => form.id === undefined).length
  }

  add(row: PriceListRow): AnsweredRow {
    const isNew = this.plan.present === null
    const key = fold(row.item)
    const present = this.#items.get(key)
    const read = readItem(row, present, this.#currency)
    if ('issues' in read) return wrong(read.issues, isNew)
    if (this.#seen.has(key)) return wrong(twice(), isNew)
    this.#seen.add(key)
    if (present && isSame(read.form, present))
      return { outcome: 'same', is_new_service: false, old_price: null, issues: {} }
    if (!present && this.#count >= serviceLimits.items) return wrong(tooManyItems(), isNew)
    this.plan.forms.push(present ? { ...read.form, id: present.id } : read.form)
    const old_price = present && present.price !== read.form.price ? present.price : null
    return { outcome: present ? 'changed' : 'added', is_new_service: isNew, old_price, issues: {} }
  }
}

/** What a list changes in a store, row by row; nothing is written. */
export function planOf(list: readonly PriceListRow[], { services, categories, currency }: Stock): Plan {
  const known = new Map(services.map(service => [fold(service.name), service]))
  const groups = new Map<string, ServiceRows>()
  const newOnes = () => [...groups.values()].filter(group => group.plan.present === null).length
  const describe = (group: ServiceRows, row: PriceListRow): AnsweredRow['issues'] => {
    group.isDescribed = true
    const read = readListing(row, categories)
    if (read.issues) return read.issues
    if (services.length + newOnes() >= serviceLimits.services) return tooManyServices()
    group.plan.listing = read.listing
    return {}
  }
  const rows = list.map(row => {
    const name = fold(row.service)
    const present = known.get(name) ?? null
    const group = groups.get(name) ?? new ServiceRows(present, currency)
    const issues = group.isDescribed ? {} : describe(group, row)
    groups.set(name, group)
    const answered = group.add(row)
    return Object.keys(issues).length > 0 ? wrong({ ...issues, ...answered.issues }, true) : answered
  })
  return { rows, services: [...groups.values()].map(({ plan }) => plan).filter(({ forms }) => forms.length > 0) }
}

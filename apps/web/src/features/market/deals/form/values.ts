import { type DealCondition, dealForm } from '@celebrio/contract/market/deal-forms'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import type { PictureValue } from '#features/market/services'
import { readAmount } from '#lib/amounts.ts'
import { issueText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors, requiredText } from '#lib/forms/field-errors.ts'
import { typedPrice } from '#lib/prices.ts'

export type DealValues = {
  title: string
  description: string
  /** As typed. */
  cost: string
  /** Empty until it is chosen. */
  currency: string
  is_free: boolean
  or_nearest_offer: boolean
  /** By the clock of who sells: YYYY-MM-DD and HH:mm. */
  day: string
  time: string
  condition: DealCondition | null
  category_id: number | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  images: PictureValue[]
}

/** `YYYY-MM-DD` of a moment where the browser is. */
const dayOf = (moment: Date) =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`

const timeOf = (moment: Date) =>
  `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`

/** A new deal is proposed to last so many days. */
const usualDays = 30

export const emptyDeal = (): DealValues => ({
  title: '',
  description: '',
  cost: '',
  currency: '',
  is_free: false,
  or_nearest_offer: false,
  day: dayOf(new Date(Date.now() + usualDays * 24 * 60 * 60 * 1000)),
  time: '20:00',
  condition: null,
  category_id: null,
  country_id: null,
  state_id: null,
  city_id: null,
  images: [],
})

export const valuesOf = (deal: Deal): DealValues => ({
  title: deal.title,
  description: deal.description,
  cost: deal.cost === 0 ? '' : typedPrice(deal.cost, deal.currency),
  currency: deal.currency,
  is_free: deal.cost === 0,
  or_nearest_offer: deal.or_nearest_offer,
  day: dayOf(new Date(deal.ends_at)),
  time: timeOf(new Date(deal.ends_at)),
  condition: deal.condition,
  category_id: deal.category_id,
  country_id: deal.country_id,
  state_id: deal.state_id,
  city_id: deal.city_id,
  images: deal.images.map(media => ({ address: media.image, media, isNew: false })),
})

/** The end in UTC, as the contract takes it; undefined where it is none. */
export function endOf({ day, time }: Pick<DealValues, 'day' | 'time'>): string | undefined {
  const moment = new Date(`${day}T${time}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 19).replace('T', ' ')
}

/** A typed cost in whole units; what is none stays as it is typed, for the check to refuse. */
function costOf({ cost, currency, is_free }: DealValues): number | string {
  if (is_free) return 0
  const minor = readAmount(cost, currency)
  return minor === null ? cost.trim().replace(',', '.') : minor / 10 ** currencyDigits(currency)
}

/** Where it is, where that was said; else it is where the seller lives. */
const placeOf = ({ country_id, state_id, city_id }: DealValues) =>
  country_id === null ? {} : { country_id, state_id, city_id }

/** The values as the contract takes them. What is optional is cleared by being empty. */
export const bodyOf = (values: DealValues) => ({
  title: values.title,
  description: values.description,
  cost: costOf(values),
  currency: values.currency,
  or_nearest_offer: values.or_nearest_offer && !values.is_free,
  valid_till: endOf(values),
  condition: values.condition ?? '',
  category_id: values.category_id ?? '',
  ...placeOf(values),
  images: values.images.map(({ address }) => address),
})

/** Decimals that the currency does not have. */
function decimalErrors({ cost, currency, is_free }: DealValues): FieldErrors {
  if (is_free || !/^\s*\d+([.,]\d+)?\s*$/.test(cost) || readAmount(cost, currency) !== null) return {}
  const max = currencyDigits(currency)
  return {
    cost: issueText(max === 0 ? { code: 'whole_number', values: {} } : { code: 'too_many_decimals', values: { max } }),
  }
}

/** What is wrong with the end stands at the day. */
function endErrors(values: DealValues, isRefused: boolean, text: string | undefined): FieldErrors {
  const end = endOf(values)
  if (end !== undefined && new Date(`${end.replace(' ', 'T')}Z`) <= new Date())
    return { day: issueText({ code: 'in_the_past', values: {} }) }
  return isRefused ? { day: values.day === '' ? requiredText() : text } : {}
}

/** Validates a deal by the server's rules. */
export function checkDeal(values: DealValues): FieldErrors {
  const found = checkForm(dealForm, bodyOf(values))
  const { valid_till, ...errors } = found
  return {
    ...errors,
    ...(values.cost.trim() === '' && !values.is_free && { cost: requiredText() }),
    ...decimalErrors(values),
    ...endErrors(values, 'valid_till' in found, valid_till),
  }
}

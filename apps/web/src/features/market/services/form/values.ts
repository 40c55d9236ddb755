import type { Media } from '@celebrio/contract/base/media'
import { type hourSteps, type Unit, units } from '@celebrio/contract/market/service-forms'
import type { Item, Service } from '@celebrio/contract/market/services'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { readAmount } from '#lib/amounts.ts'
import { typedPrice } from '#lib/prices.ts'
import { quantityText } from '#lib/quantities.ts'

export type HourStep = (typeof hourSteps)[number]

/** A picture that is there already or has been uploaded. `isNew`: no service has it yet. */
export type PictureValue = { address: string; media: Media; isNew: boolean }

/** An item as it is typed, with the contract's names. */
export type ItemValues = {
  key: string
  id: number | null
  name: string
  price: string
  unit: Unit
  qty: string
  least_qty: string
  most_qty: string
  step_minutes: HourStep
}

export type ServiceValues = {
  name: string
  description: string
  categories: number[]
  items: ItemValues[]
  images: PictureValue[]
}

export const emptyService: ServiceValues = { name: '', description: '', categories: [], items: [], images: [] }

const usualStep = 60

export const emptyItem = (): ItemValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  price: '',
  unit: units.unit,
  qty: '',
  least_qty: '',
  most_qty: '',
  step_minutes: usualStep,
})

const maybeText = (quantity: number | null) => (quantity === null ? '' : quantityText(quantity))

const itemValuesOf = (item: Item, currency: string): ItemValues => ({
  key: String(item.id),
  id: item.id,
  name: item.name,
  price: typedPrice(item.price, currency),
  unit: item.unit,
  qty: quantityText(item.qty),
  least_qty: maybeText(item.least_qty),
  most_qty: maybeText(item.most_qty),
  step_minutes: item.step_minutes ?? usualStep,
})

export const valuesOf = ({ name, description, categories, items, images, currency }: Service): ServiceValues => ({
  name,
  description,
  categories,
  items: items.map(item => itemValuesOf(item, currency)),
  images: images.map(media => ({ address: media.image, media, isNew: false })),
})

/** A typed number as the contract takes it: with a decimal point; undefined when nothing is typed. */
const numberText = (typed: string) => typed.trim().replace(',', '.') || undefined

/** A typed price in whole units of the currency; what is none stays as it is typed, for the check to refuse. */
const priceOf = (typed: string, currency: string): number | string | undefined => {
  const minor = readAmount(typed, currency)
  return minor === null ? numberText(typed) : minor / 10 ** currencyDigits(currency)
}

const itemBodyOf = (item: ItemValues, currency: string) => ({
  ...(item.id !== null && { id: item.id }),
  name: item.name,
  price: priceOf(item.price, currency),
  unit: item.unit,
  qty: numberText(item.qty),
  least_qty: numberText(item.least_qty),
  most_qty: numberText(item.most_qty),
  ...(item.unit === units.hour && { step_minutes: item.step_minutes }),
})

/** The values as the contract takes them. */
export const bodyOf = ({ name, description, categories, items, images }: ServiceValues, currency: string) => ({
  name,
  description,
  categories,
  items: items.map(item => itemBodyOf(item, currency)),
  images: images.map(({ address }) => address),
})

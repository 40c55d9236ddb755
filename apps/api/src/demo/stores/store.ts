import type { SceneName } from '@celebrio/art/scene'
import { type Unit, units } from '@celebrio/contract/market/service-forms'
import type { Language } from '@celebrio/contract/platform/languages'
import type { PersonKey } from '../cast/people.ts'
import type { LogoName } from '../studio/logos.ts'

/** An item with its price in the currency of the store. */
export type DemoItem = { name: string; price: number; unit: Unit; least_qty?: number }

export type DemoService = {
  name: string
  description: string
  /** Slugs of categories. */
  categories: readonly string[]
  scene: SceneName
  items: readonly DemoItem[]
}

export type DemoOffer = { name: string; description: string; discount: number }

/** What somebody sells. */
export type DemoGoods = {
  /** ISO 639-1. */
  languages: readonly string[]
  about: string
  services: readonly DemoService[]
  /** For all items of the categories of the first service. */
  offer?: DemoOffer
}

/** A store that somebody of the cast has. */
export type CastStore = DemoGoods & { by: PersonKey }

/** A store of somebody who does nothing else in the demo world. */
export type DemoStore = DemoGoods & {
  owner: string
  company: string
  country: string
  state?: string
  city: string
  address: string
  phone: string
  language: Language
  since: number
  logo: LogoName
}

const priced =
  (unit: Unit) =>
  (name: string, price: number, least?: number): DemoItem => ({
    name,
    price,
    unit,
    ...(least !== undefined && { least_qty: least }),
  })

export const each = priced(units.unit)
export const hour = priced(units.hour)
export const kilo = priced(units.kilogram)
export const head = priced(units.number)

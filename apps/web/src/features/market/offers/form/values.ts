import type { Offer } from '@celebrio/contract/market/offers'
import type { PictureValue } from '#features/market/services'

/** An item of the store that the offer counts for, with its price. */
export type ChosenItem = { id: number; name: string; price: number }

/** Form values of an offer, with the contract's names. */
export type OfferValues = {
  name: string
  description: string
  categories: number[]
  /** Percent, as it is typed. */
  discount: string
  /** Whether it counts for all items in its categories, or for chosen ones. */
  applies_to: Offer['applies_to']
  items: ChosenItem[]
  /** The last day, YYYY-MM-DD in the viewer's time zone; empty without an end. */
  ends_at: string
  images: PictureValue[]
}

export const emptyOffer: OfferValues = {
  name: '',
  description: '',
  categories: [],
  discount: '',
  applies_to: 'categories',
  items: [],
  ends_at: '',
  images: [],
}

const two = (number: number) => String(number).padStart(2, '0')

/** The day of a moment, by the viewer's clock. */
const dayOf = (moment: string) => {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const valuesOf = (offer: Offer): OfferValues => ({
  name: offer.name,
  description: offer.description,
  categories: offer.categories,
  discount: String(offer.discount),
  applies_to: offer.applies_to,
  items: offer.items.map(({ id, name, price }) => ({ id, name, price })),
  ends_at: offer.ends_at === null ? '' : dayOf(offer.ends_at),
  images: offer.images.map(media => ({ address: media.image, media, isNew: false })),
})

/** The last second of a day by the viewer's clock; what is no day stays as it is typed, for the check to refuse. */
function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}

/** The values as the contract takes them; an end that was taken away is sent empty. */
export const bodyOf = (values: OfferValues) => ({
  name: values.name,
  description: values.description,
  categories: values.categories,
  discount: values.discount.trim().replace(/\s*%$/, '').replace(',', '.'),
  items: values.applies_to === 'items' ? values.items.map(({ id }) => id) : [],
  ends_at: values.ends_at === '' ? '' : endOf(values.ends_at),
  images: values.images.map(({ address }) => address),
})

import type { DealCondition } from '@celebrio/contract/market/deal-forms'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import type { OfferItemCondition, Product, WithContext } from 'schema-dts'
import { previewPicture } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import { visitorOf } from '#platform/auth/viewer.ts'
import { moneyText } from '#platform/formats.ts'
import type { PagePreview, Preview } from '#platform/http/previews.ts'
import { messages } from './messages.ts'
import { isIndexed } from './queries/indexed.ts'
import { readDeal } from './read-deals.ts'

const conditions: Record<DealCondition, OfferItemCondition> = {
  new: 'https://schema.org/NewCondition',
  like_new: 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  well_loved: 'https://schema.org/UsedCondition',
}

const dataOf = (deal: Deal, url: string): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  url,
  name: deal.title,
  description: deal.description,
  ...(deal.images.length > 0 && { image: deal.images.map(({ image }) => image) }),
  ...(deal.condition && { itemCondition: conditions[deal.condition] }),
  offers: {
    '@type': 'Offer',
    url,
    price: deal.cost,
    priceCurrency: deal.currency,
    priceValidUntil: deal.ends_at,
    availability: 'https://schema.org/InStock',
    ...(deal.condition && { itemCondition: conditions[deal.condition] }),
    seller: { '@type': deal.user.provider_id === null ? 'Person' : 'Organization', name: deal.user.name },
    ...(deal.city && { areaServed: [deal.city, deal.country].filter(Boolean).join(', ') }),
  },
})

function previewOf(deal: Deal, url: string, language: Language): Preview {
  const [first] = deal.images
  const cost = deal.cost === 0 ? messages[language].free : moneyText(language, deal.cost, deal.currency)
  const place = [deal.city, deal.country].filter(Boolean).join(', ')
  return {
    title: deal.title,
    description: [cost, place, deal.description].filter(Boolean).join(' · '),
    image: first ? previewPicture(first) : null,
    data: dataOf(deal, url),
  }
}

/** Deals that are to be had; the page of another is there, but is not spread. */
export const previews = (app: AppContext): PagePreview[] => [
  {
    path: '/deals/:id',
    async find({ id = '' }, language) {
      if (!/^[1-9]\d{0,15}$/.test(id) || !(await isIndexed(app.db, Number(id), app.clock.now()))) return null
      const deal = await readDeal(app, app.db, visitorOf(null, language), Number(id))
      return previewOf(deal, `${app.settings.publicUrl}/deals/${id}`, language)
    },
  },
]

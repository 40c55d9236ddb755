import type { ProviderCard } from '@celebrio/contract/market/finding'
import type { Item, Service } from '@celebrio/contract/market/services'
import type { ServiceProvider } from '@celebrio/contract/market/stores'
import type { Language } from '@celebrio/contract/platform/languages'
import type { LocalBusiness, Offer, PostalAddress, WithContext } from 'schema-dts'
import { previewPicture } from '#features/base/uploads'
import { readServicesOf } from '#features/market/services'
import { isProviderVisible, readProvider } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { visitorOf } from '#platform/auth/viewer.ts'
import type { PagePreview, Preview } from '#platform/http/previews.ts'
import { messages } from './messages.ts'
import { isIndexed } from './queries/indexed.ts'
import { cardViews } from './view.ts'

type Provider = { company: ServiceProvider; card: ProviderCard; services: Service[] }

const offerOf = ({ name, currency }: Service, item: Item): Offer => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: `${name}: ${item.name}` },
  price: item.offer?.price ?? item.price,
  priceCurrency: currency,
})

function pictureOf({ company, card }: Provider): Preview['image'] {
  if (card.picture) return previewPicture(card.picture)
  return company.logo ? { url: company.logo, width: null, height: null } : null
}

const addressOf = ({ address, city, state, country }: ServiceProvider): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  ...(country && { addressCountry: country }),
})

function dataOf(provider: Provider, url: string): WithContext<LocalBusiness> {
  const { company, card, services } = provider
  const image = pictureOf(provider)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    url,
    name: company.company_name,
    ...(company.description && { description: company.description }),
    ...(image && { image: image.url }),
    telephone: company.telephone.dialled,
    address: addressOf(company),
    ...(company.lat !== null &&
      company.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: company.lat, longitude: company.lng },
      }),
    ...(company.establishment_year && { foundingDate: String(company.establishment_year) }),
    ...(card.languages.length > 0 && { knowsLanguage: card.languages }),
    ...(card.total_ratings > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: card.rating, ratingCount: card.total_ratings },
    }),
    makesOffer: services.flatMap(service => service.items.map(item => offerOf(service, item))),
  }
}

function previewOf(provider: Provider, url: string): Preview {
  const { company, services } = provider
  const place = [company.city, company.country].filter(Boolean).join(', ')
  return {
    title: company.company_name,
    description: [place, company.description ?? services.map(({ name }) => name).join(', ')]
      .filter(Boolean)
      .join(' · '),
    image: pictureOf(provider),
    data: dataOf(provider, url),
  }
}

/** So many of its services are told to search engines. */
const told = { per_page: 10, page: 1 }

async function findProvider(app: AppContext, id: number, language: Language): Promise<Provider> {
  const visitor = visitorOf(null, language)
  const company = await readProvider(app, visitor, id)
  const [card] = await cardViews(app, visitor, [id], null)
  if (!card) throw new AppError('not_found')
  const { services } = await readServicesOf(app, visitor, id, told)
  return { company, card, services }
}

const isId = (id: string): boolean => /^[1-9]\d{0,15}$/.test(id)

/** Providers that lists show to anybody; the page of another is there, but is not spread. */
export const previews = (app: AppContext): PagePreview[] => [
  {
    path: '/service-provider/:id',
    async find({ id = '' }, language) {
      if (!isId(id) || !(await isIndexed(app.db, Number(id), app.clock.now()))) return null
      const url = `${app.settings.publicUrl}/service-provider/${id}`
      return previewOf(await findProvider(app, Number(id), language), url)
    },
    isMissing: async ({ id = '' }) => !isId(id) || !(await isProviderVisible(app.db, 0, { id: Number(id) })),
  },
  {
    path: '/service-provider',
    find: async (_, language) => ({ ...messages[language].providers, image: null }),
  },
  {
    path: '/service-provider/compare',
    // Of any choice of providers: no search engine lists them all.
    find: async (_, language) => ({ ...messages[language].compare, image: null, isPersonal: true }),
  },
]

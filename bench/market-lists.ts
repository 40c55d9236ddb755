import { own, sizes, type Viewers } from './fill-market.ts'

/** What somebody asks for, or a guest without an account; `behind` so many pages of 100. */
export type Page = { who?: keyof Viewers; path: string; behind?: number }

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const newYear = `${new Date().getFullYear() + 1}-01-01`
/** On which most are free, as they are not on New Year’s Day. */
const usualDay = day(33) === newYear ? day(34) : day(33)
const madrid = 'lat=40.42&lng=-3.7'

const ask = (path: string, who: keyof Viewers): Page => ({ who, path: `/api/v1${path}` })

/** Providers as one finds them who has many connections and blocks, in the city with most stores. */
const found = (query: string) => ask(`/service-provider${query}`, 'celebrant')

const everything = (city: number) =>
  `?category_id=1&keyword=paella&city_id=${city}&${madrid}&distance_km=50&currency=EUR&price_from=5&price_to=500&min_rating=2` +
  `&languages[]=es&offers=true&free_on=${usualDay}&exclude_ids[]=12&exclude_ids[]=37`

export const findingPages = (city: number): Record<string, Page> => ({
  all: found(''),
  'all, page 51': { ...found(''), behind: 10 },
  'all, a guest': { path: '/api/v1/service-provider' },
  top: found('?filter_type=top_sp'),
  newest: found('?sort=newest'),
  category: found('?category_id=30'),
  'category, many': found('?category_id=11'),
  'group of categories': found('?category_id=1'),
  'near, by distance': found(`?${madrid}`),
  'near, page 51': { ...found(`?${madrid}`), behind: 10 },
  'near where one lives': found('?filter_type=sp_near_you'),
  'within 25 km, best first': found(`?${madrid}&distance_km=25&sort=top`),
  'comes to me': found(`?${madrid}&comes_to_me=true`),
  'comes to me, best first': found(`?${madrid}&comes_to_me=true&sort=top`),
  'price, least first': found('?sort=price&currency=EUR'),
  'price, between': found('?currency=EUR&price_from=20&price_to=40'),
  'price, narrow': found('?currency=EUR&price_from=30&price_to=30.1'),
  rating: found('?min_rating=4.5'),
  language: found('?languages[]=fr'),
  'languages, two': found('?languages[]=fr&languages[]=en&country_id=250'),
  'offers only': found('?offers=true'),
  'free on a day': found(`?free_on=${usualDay}`),
  'free tomorrow': found(`?free_on=${day(1)}`),
  'free on New Year’s Day': found(`?free_on=${newYear}`),
  'free then, near': found(`?free_on=${newYear}&${madrid}`),
  city: found(`?city_id=${city}`),
  'word of few': found('?keyword=zebulon'),
  'word of many': found('?keyword=saffron'),
  'word of nearly all': found('?keyword=paella'),
  'two words': found('?keyword=golden%20kitchen'),
  'a typo': found('?keyword=safforn'),
  'two typos': found('?keyword=zebulom%20kitchne'),
  'all filters': found(everything(city)),
  'all filters, best first': found(`${everything(city)}&sort=top`),
  'all filters, comes to me': found(`${everything(city)}&comes_to_me=true`),
})

/** What the page of a provider asks for. */
const page = (id: number) => `/service-provider/${id}`

export const providerPages = (): Record<string, Page> => ({
  provider: ask(page(own.heavy), 'celebrant'),
  'provider, to a guest': { path: `/api/v1${page(own.heavy)}` },
  'a small provider': ask(page(own.small), 'celebrant'),
  'services of it': ask(`${page(own.heavy)}/service`, 'celebrant'),
  'offers of it': ask(`${page(own.heavy)}/offer`, 'celebrant'),
  'reviews of it': ask(`${page(own.heavy)}/review`, 'celebrant'),
  'questions to it': ask(`${page(own.heavy)}/question`, 'celebrant'),
  'days of a year': ask(`${page(own.heavy)}/availability?from=${day(0)}&to=${day(365)}`, 'celebrant'),
  'days, to the provider': ask(`${page(own.heavy)}/availability?from=${day(0)}&to=${day(365)}`, 'provider'),
  'days of a small one': ask(`${page(own.small)}/availability?from=${day(0)}&to=${day(365)}`, 'celebrant'),
})

export const sitemapPages = (): Record<string, Page> => ({ sitemap: { path: '/sitemaps/providers/0.xml' } })

const booked = (query: string, who: 'provider' | 'small' = 'provider') => ask(`/booking?side=provider${query}`, who)
const orders = (query: string, who: 'provider' | 'small' = 'provider') => ask(`/service-provider/order${query}`, who)
const made = (query: string, who: 'celebrant' | 'small' = 'celebrant') => ask(`/booking${query}`, who)

export const bookingPages = (): Record<string, Page> => ({
  requests: booked('&status[]=requested&status[]=changed'),
  'requests of a small one': booked('&status[]=requested&status[]=changed', 'small'),
  'all with a store': booked(''),
  'all with a store, deep': { ...booked(''), behind: 90 },
  'with a small store': booked('', 'small'),
  'counts by state': ask('/booking/count?side=provider', 'provider'),
  'servings, to come': booked('&status[]=serving&status[]=accepted&sort=soonest'),
  'servings, completed': booked('&status[]=completed&sort=latest'),
  'servings, completed, deep': { ...booked('&status[]=completed&sort=latest'), behind: 40 },
  'on a day': booked(`&day=${usualDay}`),
  'with a store, by word': booked('&keyword=lantern&status[]=completed'),
  orders: orders(''),
  'orders, deep': { ...orders(''), behind: 70 },
  'orders of a small one': orders('', 'small'),
  'orders, cancelled': orders('?cancelled=1'),
  'orders, six months': orders('?completed=1&lastSixMonths=1'),
  'orders, word of many': orders('?keyword=lantern'),
  'orders, word of few': orders('?keyword=zebulon'),
  'orders, two words': orders('?keyword=zebulon%20fiesta'),
  'orders, word of none': orders('?keyword=submarine'),
  'bookings made': made(''),
  'bookings made, deep': { ...made(''), behind: 90 },
  'bookings made, by few': made('', 'small'),
  'made, to come': made('?status[]=serving&status[]=accepted&sort=soonest'),
  'made, cancelled, deep': {
    ...made('?status[]=cancelled&status[]=declined&status[]=expired&sort=latest'),
    behind: 25,
  },
  'made, by word': made('?keyword=lantern'),
  'of an event': made(`?event_id=${own.event}`),
  [`summary, ${sizes.guests} guests`]: ask(`/event/${own.event}/summary`, 'celebrant'),
  'figures of a year': ask('/store/figure?days=365', 'provider'),
  'figures, a small one': ask('/store/figure?days=365', 'small'),
  'views of a year': ask('/store/view?days=365', 'provider'),
  cart: ask('/cart', 'celebrant'),
})

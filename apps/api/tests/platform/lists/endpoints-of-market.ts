import { hotEvent } from './fill-celebrations.ts'
import { completedBooking, declinedBooking, store } from './fill-market.ts'

const bookingLists = {
  bookingsList: [
    '',
    '?side=provider',
    '?side=provider&status[]=requested',
    '?side=provider&day=2026-01-03',
    '?day=2026-01-03',
    '?status[]=accepted',
    '?sort=soonest',
    '?side=provider&sort=latest&status[]=completed',
    '?side=provider&keyword=Zebulon',
    '?side=provider&keyword=party&status[]=completed',
    '?keyword=cakes',
  ].map(query => `/booking${query}`),
  bookingsOfEvent: [`/event/${hotEvent}/booking`],
  bookingsReach: [`/event/${hotEvent}/reach?provider_ids[]=${store}`],
  bookingsReachNew: [`/booking/reach?provider_ids[]=${store}`],
  bookingsAlternatives: [`/booking/${declinedBooking}/alternatives`],
  ordersList: ['', '?keyword=Zebulon', '?keyword=party&completed=1', '?lastSixMonths=1&notStarted=1'].map(
    query => `/service-provider/order${query}`,
  ),
}

/** Lists of stores and bookings, besides that of the providers. */
export const marketLists = {
  ...bookingLists,
  albumsOfProvider: [`/service-provider/${store}/album`],
  availabilityGet: ['/store/availability'],
  availabilityOfProvider: [`/service-provider/${store}/availability?from=2026-01-01&to=2026-12-31`],
  availabilityHolds: ['', '?side=provider', '?side=provider&day=2026-01-03'].map(query => `/hold${query}`),
  cartsGet: ['/cart'],
  categoriesList: ['/category'],
  offersOfProvider: [`/service-provider/${store}/offer`],
  offersList: ['', '?keyword=Zebulon', '?keyword=spring', '?created[]=older'].map(query => `/offer${query}`),
  questionsOfProvider: [`/service-provider/${store}/question`],
  questionsWaiting: ['/question'],
  reviewsOfProvider: [`/service-provider/${store}/review`],
  reviewsOfCelebrant: [`/booking/${completedBooking}/celebrant-review`],
  servicesOfProvider: [`/service-provider/${store}/service`],
  figuresBookings: ['/store/figure', '/store/figure?days=365'],
  viewsFigures: ['/store/view', '/store/view?days=365'],
  servicesList: ['', '?keyword=Zebulon', '?keyword=food', '?created[]=older'].map(query => `/service${query}`),
  subscriptionsGet: ['/subscription'],
  paymentsReceipts: ['/receipt'],
}

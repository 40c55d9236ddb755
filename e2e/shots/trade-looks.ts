import type { Look } from './states.ts'

const celebrant = ['celebrant'] as const
const newcomers = ['newcomer', 'newcomer-fr'] as const
const celebrants = [...celebrant, ...newcomers] as const
const provider = ['provider'] as const

const deals: readonly Look[] = [
  { name: 'deals', path: '/deals', as: celebrants },
  { name: 'deals-mine', path: '/deals?view=mine', as: celebrants },
  { name: 'deals-saved', path: '/deals?view=saved', as: celebrants },
  { name: 'deals-archived', path: '/archived-deals', as: celebrants },
  { name: 'deals-nothing', path: '/deals?keyword=qqxx', as: celebrant },
  { name: 'deals-fail', path: '/deals', as: celebrant, broken: /\/api\/v1\/deal\?/ },
  { name: 'deal', path: '/deals/{deal}', as: celebrant },
  { name: 'deal-gone', path: '/deals/999999', as: celebrant },
  { name: 'deal-create', path: '/create-deals', as: celebrants },
  { name: 'service-deals', path: '/service-deals', as: provider },
  { name: 'service-deal-create', path: '/create-sp-deals', as: provider },
  { name: 'subscription', path: '/service-subscription', as: provider },
  { name: 'receipts', path: '/receipts', as: [...celebrants, ...provider] },
]

const bookings: readonly Look[] = [
  { name: 'cart', path: '/cart', as: celebrants },
  { name: 'bookings', path: '/bookings', as: celebrants },
  { name: 'bookings-past', path: '/bookings?view=past', as: celebrant },
  { name: 'service-bookings', path: '/service-bookings', as: provider },
  { name: 'service-servings', path: '/service-servings', as: provider },
  { name: 'service-history', path: '/service-history', as: provider },
  { name: 'service-calendar', path: '/service-calendar', as: provider },
]

const words: readonly Look[] = [
  { name: 'chat', path: '/chat', as: [...celebrants, ...provider] },
  { name: 'chat-requests', path: '/chat?box=requests', as: celebrants },
  { name: 'chat-archive', path: '/chat?box=archive', as: celebrant },
  { name: 'conversation', path: '/chat/{talk}', as: celebrant },
  { name: 'conversation-booking', path: '/chat/{talkOfBooking}', as: celebrant },
  { name: 'conversation-event', path: '/chat/{talkOfMany}', as: celebrant },
  { name: 'settings', path: '/settings', as: celebrants },
  { name: 'settings-privacy', path: '/settings/privacy', as: celebrants },
  { name: 'settings-reports', path: '/settings/reports', as: celebrants },
  { name: 'settings-notifications', path: '/settings/notifications', as: celebrants },
  { name: 'service-settings', path: '/service-settings', as: provider },
]

/** What is traded, booked, said and set. */
export const tradeLooks: readonly Look[] = [...deals, ...bookings, ...words]

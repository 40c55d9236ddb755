import type { NoticeCategory } from '@celebrio/contract/base/notification-settings'

export type Messages = {
  /** As the switches call them. */
  categories: Record<NoticeCategory, string>
  /** Over several of one category. */
  heading: Record<NoticeCategory, string>
  /** A title, and so many besides. */
  several(title: string, others: number): string
  open: string
  viewAll: string
  /** So many that are not shown. */
  more(count: number): string
  /** The name of a category stands in it. */
  why(category: string): string
  unsubscribe: string
  digest: { subject(count: number): string; heading: string; why: string }
}

export const en: Messages = {
  categories: {
    celebrations: 'Celebrations',
    people: 'Connections and groups',
    messages: 'Messages',
    posts: 'Posts and comments',
    bookings: 'Bookings',
    deals: 'Deals',
  },
  heading: {
    celebrations: 'News about your celebrations',
    people: 'News about your connections and groups',
    messages: 'News in your chats',
    posts: 'News about your posts',
    bookings: 'News about your bookings',
    deals: 'News about deals you saved',
  },
  several: (title, others) => `${title} (+${others} more)`,
  open: 'See details',
  viewAll: 'View all updates',
  more: count => (count === 1 ? 'And one more is waiting for you.' : `And ${count} more are waiting for you.`),
  why: category => `You get this because emails are on for: ${category}.`,
  unsubscribe: 'Unsubscribe',
  digest: {
    subject: count => (count === 1 ? 'One thing you may have missed' : `${count} things you may have missed`),
    heading: 'While you were away',
    why: 'This comes once a day at most, when something’s waiting for you.',
  },
}

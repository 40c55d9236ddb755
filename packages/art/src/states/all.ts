import type { Paper } from '../paper.ts'
import { cart, chats, events, feed, flowersState, friends, likes, notifications, search, tickets } from './empty.ts'
import { stall } from './market.ts'
import { songs, videos } from './sound.ts'
import { broken, error, locked, mailExpired, mailSent, notFound, offline } from './trouble.ts'

/** Small drawings, 320 x 240 without a ground, for pages that have nothing to show or something to say. */
export const states = {
  'empty-cart': cart,
  'empty-chats': chats,
  'empty-events': events,
  'empty-feed': feed,
  'empty-flowers': flowersState,
  'empty-friends': friends,
  'empty-likes': likes,
  'empty-notifications': notifications,
  'empty-search': search,
  'empty-songs': songs,
  'empty-stall': stall,
  'empty-tickets': tickets,
  'empty-videos': videos,
  broken,
  error,
  locked,
  'mail-expired': mailExpired,
  'mail-sent': mailSent,
  'not-found': notFound,
  offline,
} satisfies Record<string, (p: Paper) => string>

export type StateName = keyof typeof states

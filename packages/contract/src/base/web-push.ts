import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { issue } from '../platform/issues.ts'
import { message } from '../platform/lists.ts'

const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), issue('invalid'))

/** What `PushSubscription.toJSON()` of a browser says. */
const subscription = z.object({
  /** Where the push service of the browser takes what is for this device. */
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    /** Public key of the device, 65 bytes. */
    p256dh: base64url(87),
    /** Secret of 16 bytes, which both sides know. */
    auth: base64url(22),
  }),
})
export type DeviceSubscription = z.output<typeof subscription>

/** What a push carries to the service worker; encrypted on the way (RFC 8291). */
export type PushedNotice = {
  title: string
  body: string
  /** A path of the client. */
  path: string
  /** One with the same tag takes the place of the one before. */
  tag: string
  language: string
}

/** Pushes to a device that is not looking. A device belongs to the session by which it asked, and goes with it. */
export const webPush = endpoints({
  read: {
    method: 'GET',
    path: '/notification/push',
    who: 'member',
    summary: 'The key by which a browser asks its push service, and whether this session gets pushes',
    answer: z.object({ public_key: z.string(), is_on: z.boolean() }),
  },
  subscribe: {
    method: 'PUT',
    path: '/notification/push',
    who: 'member',
    summary: 'Push to the device of this session; a device that somebody else had is theirs no more',
    body: subscription,
    answer: message,
    limits: ['editing'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/notification/push',
    who: 'member',
    summary: 'No more pushes to the device of this session',
    answer: message,
    limits: ['editing'],
  },
})

import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'

export const deviceKinds = ['phone', 'tablet', 'computer'] as const

/** Somewhere that the viewer is signed in. What a browser does not tell of itself is null. */
export const device = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  /** The operating system. */
  system: z.string().nullable(),
  kind: z.enum(deviceKinds).nullable(),
  signed_in_at: time(),
  /** To the hour. */
  last_used_at: time(),
  /** Whether it is the one that asks. */
  is_this: z.boolean(),
})
export type Device = z.output<typeof device>

/** As many are listed, the ones that were used last. */
export const maxDevices = 50

export const devices = endpoints({
  list: {
    method: 'GET',
    path: '/device',
    who: 'member',
    summary: 'Where the viewer is signed in: this device, then the one that was used last',
    answer: z.object({ devices: z.array(device), total: z.int() }),
  },
  signOut: {
    method: 'DELETE',
    path: '/device/:id',
    who: 'member',
    summary: 'Sign out of one device',
    params: z.object({ id: id() }),
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
  signOutOthers: {
    method: 'POST',
    path: '/device/sign-out-others',
    who: 'member',
    summary: 'Sign out of every device but this one',
    answer: message.extend({ signed_out: z.int() }),
    limits: ['editing'],
  },
})

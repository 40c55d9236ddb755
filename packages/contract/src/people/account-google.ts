import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { text } from '../platform/text-schemas.ts'
import { secondStepAsked, signedIn } from './users.ts'

const parameter = z.string().max(4000).optional()

export const google = endpoints({
  initiate: {
    method: 'GET',
    path: '/auth/google/initiate',
    who: 'anyone',
    summary: 'Where to send the browser for a sign-in with Google; `next` is the page to come back to',
    query: z.object({ next: parameter }),
    answer: z.object({ url: z.string() }),
    errors: ['google_not_configured'],
    limits: ['google'],
  },
  callback: {
    method: 'GET',
    path: '/auth/google/callback',
    who: 'anyone',
    summary: 'Where Google sends the browser back; goes on to /auth-callback of the web client',
    query: z.object({ code: parameter, state: parameter, error: parameter, iss: parameter }).loose(),
    status: 302,
    answer: z.unknown(),
    limits: ['google'],
  },
  exchange: {
    method: 'POST',
    path: '/auth/exchange',
    who: 'anyone',
    summary: 'Exchange the one-time code of /auth-callback (valid 60 seconds, once, in its browser) for a session',
    body: z.object({ token: text({ max: 200, min: 1 }) }),
    answer: z.union([signedIn.extend({ is_new: z.boolean() }), secondStepAsked]),
    errors: ['authentication_failed'],
    limits: ['google'],
  },
})

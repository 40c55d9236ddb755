import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** Each link of the e-mail is valid for its own purpose only. */
export type Purpose = 'confirm' | 'deny'

const days = 7

type Signed = { event_id: number; user_id: number }

const parts = (purpose: Purpose, { event_id, user_id }: Signed, until: number) =>
  ['event-alert', purpose, String(event_id), String(user_id), String(until)] as const

/** The token of a link: the event, its expiry, and a signature of both, of the purpose and of the owner. */
export function signLink(app: AppContext, purpose: Purpose, about: Signed): string {
  const until = minutesAfter(app.clock.now(), days * 24 * 60).getTime()
  return `${about.event_id}.${until}.${app.signer.sign(...parts(purpose, about, until))}`
}

/** The event that a link claims to be about. */
export const eventIn = (token: string): number | undefined => {
  const [, id] = /^([1-9]\d{0,14})\.\d{1,15}\.[0-9a-f]{64}$/.exec(token) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Whether a link is one of ours, for this purpose, and not expired. */
export function isGood(app: AppContext, purpose: Purpose, token: string, about: Signed): boolean {
  const [, until = '', signature = ''] = token.split('.')
  if (!app.signer.verify(signature, ...parts(purpose, about, Number(until)))) return false
  return Number(until) > app.clock.now().getTime()
}

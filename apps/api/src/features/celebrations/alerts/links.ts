import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** Each link of the letter is good for its own purpose only. */
export type Purpose = 'confirm' | 'deny'

const days = 7

type Signed = { event_id: number; user_id: number }

const parts = (purpose: Purpose, { event_id, user_id }: Signed, until: number) =>
  ['event-alert', purpose, String(event_id), String(user_id), String(until)] as const

/** What a link carries: the event, until when it is good, and a signature of both, of its purpose and of the owner. */
export function signLink(app: AppContext, purpose: Purpose, about: Signed): string {
  const until = minutesAfter(app.clock.now(), days * 24 * 60).getTime()
  return `${about.event_id}.${until}.${app.signer.sign(...parts(purpose, about, until))}`
}

/** The event of which a link says that it is about. */
export const eventIn = (token: string): number | undefined => {
  const [, id] = /^([1-9]\d{0,14})\.\d{1,15}\.[0-9a-f]{64}$/.exec(token) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Whether a link is one of ours, for this purpose, and not too old. */
export function isGood(app: AppContext, purpose: Purpose, token: string, about: Signed): boolean {
  const [, until = '', signature = ''] = token.split('.')
  if (!app.signer.verify(signature, ...parts(purpose, about, Number(until)))) return false
  return Number(until) > app.clock.now().getTime()
}

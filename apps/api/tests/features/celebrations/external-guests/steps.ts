import { expect } from 'vitest'
import { hashOfToken } from '../../../../src/platform/auth/tokens.ts'
import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'

export const tokenIn = (link: string): string => new URL(link).pathname.replace('/i/', '')

const at = (token: string, action = '') => `/personal-invitation/${token}${action}`

/** Actions of hosts for external guests, and of external guests with their links. */
export const personalOf = ({ call, url, app }: World) => {
  /** Hosts send e-mails once their own address is verified. */
  const verify = ({ token }: Someone) =>
    app.db
      .updateTable('users')
      .from('sessions')
      .set({ email_verified_at: app.clock.now() })
      .whereRef('sessions.user_id', '=', 'users.id')
      .where('sessions.token_hash', '=', hashOfToken(token))
      .where('email_verified_at', 'is', null)
      .execute()
  const invite = async (as: Someone, event: number, json: object) => {
    if ('email' in json) await verify(as)
    return call('POST', `/event/${event}/external-guest`, { as, json })
  }
  return {
    verify,
    invite,
    /** Invites somebody. @returns their guest list entry and the token of their link */
    async link(as: Someone, event: number, json: { name: string; email?: string; message?: string }) {
      const { status, body } = await invite(as, event, json)
      expect(status, JSON.stringify(body)).toBe(201)
      return { guest: body.guest, token: tokenIn(body.link) }
    },
    renew: (as: Someone, event: number, guest: number) =>
      call('POST', `/event/${event}/external-guest/${guest}/link`, { as }),
    revoke: (as: Someone, event: number, guest: number) =>
      call('DELETE', `/event/${event}/external-guest/${guest}`, { as }),
    open: (token: string, as?: Someone) => call('GET', at(token), { as }),
    accept: (token: string, json: object = {}) => call('POST', at(token, '/accept'), { json }),
    maybe: (token: string, json: object = {}) => call('POST', at(token, '/maybe'), { json }),
    reject: (token: string, json: object = {}) => call('POST', at(token, '/reject'), { json }),
    takeOver: (as: Someone, token: string) => call('POST', at(token, '/take-over'), { as }),
    /** The RSVP status of the holder of a link. */
    rsvpStatus: async (token: string): Promise<string> =>
      (await call('GET', at(token))).body.invitation.event.my_invitation.status,
    async pdf(token: string, language = 'en') {
      const headers = { 'accept-language': language }
      const answer = await fetch(`${url}/api/v1${at(token, '/download-ticket')}`, { headers })
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    },
  }
}

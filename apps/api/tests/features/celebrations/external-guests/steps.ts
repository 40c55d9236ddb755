import { expect } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'

export const tokenIn = (link: string): string => new URL(link).pathname.replace('/i/', '')

const at = (token: string, action = '') => `/personal-invitation/${token}${action}`

/** What hosts do for external guests, and what these do by their links. */
export const personalOf = ({ call, url }: World) => {
  const invite = (as: Someone, event: number, json: object) => call('POST', `/event/${event}/invitee`, { as, json })
  return {
    invite,
    /** Invites somebody. @returns their entry on the list and the token of their link */
    async link(as: Someone, event: number, json: { name: string; email?: string; message?: string }) {
      const { status, body } = await invite(as, event, json)
      expect(status, JSON.stringify(body)).toBe(201)
      return { guest: body.guest, token: tokenIn(body.link) }
    },
    renew: (as: Someone, event: number, guest: number) => call('POST', `/event/${event}/invitee/${guest}/link`, { as }),
    revoke: (as: Someone, event: number, guest: number) => call('DELETE', `/event/${event}/invitee/${guest}`, { as }),
    open: (token: string, as?: Someone) => call('GET', at(token), { as }),
    accept: (token: string, json: object = {}) => call('POST', at(token, '/accept'), { json }),
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

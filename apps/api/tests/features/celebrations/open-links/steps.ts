import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'

export const newKey = () => randomBytes(32).toString('base64url')

/** Actions of hosts with their open link, and of those who have it. */
export const openLinksOf = ({ call }: World) => {
  const change = (as: Someone, event: number, json: object) => call('PATCH', `/event/${event}/open-link`, { as, json })
  return {
    read: (as: Someone, event: number) => call('GET', `/event/${event}/open-link`, { as }),
    renew: (as: Someone, event: number) => call('POST', `/event/${event}/open-link`, { as }),
    change,
    /** Makes the link of an event. @returns its token */
    async make(as: Someone, event: number, settings?: object): Promise<string> {
      const { status, body } = await call('POST', `/event/${event}/open-link`, { as })
      expect(status, JSON.stringify(body)).toBe(200)
      if (settings) expect((await change(as, event, settings)).status).toBe(200)
      return new URL(body.open_link.link).pathname.replace('/join/', '')
    },
    look: (token: string, as?: Someone) => call('GET', `/open-link/${token}`, { as }),
    join: (token: string, json: object = {}, as?: Someone) =>
      call('POST', `/open-link/${token}`, { as, json: { name: 'Ilse', answer: 'going', key: newKey(), ...json } }),
    letIn: (as: Someone, event: number, guest: number, answer: 'accept' | 'reject' = 'accept') =>
      call('POST', `/event/${event}/external-request/${guest}/${answer}`, { as }),
  }
}

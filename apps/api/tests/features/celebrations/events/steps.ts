import { sql } from 'kysely'
import { expect } from 'vitest'
import type { CallOptions, Loose, Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'

type Fields = Record<string, string | number | (string | number)[] | undefined>

const bytes = new Uint8Array(await png({ width: 64, height: 48 }))
export const picture = () => ({ name: 'cake.png', type: 'image/png', bytes })

/** A form as browsers send it, by default with a cover. */
export function eventForm(fields: Fields, cover: Blob | null = new Blob([bytes], { type: 'image/png' })): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, String(one))
    else if (value !== undefined) form.append(name, String(value))
  }
  if (cover) form.append('coverphoto', cover, 'cake.png')
  return form
}

export type GuestStatus = 'pending' | 'accepted' | 'rejected' | 'requested' | 'waiting' | 'removed'

export const titles = ({ events }: Loose): string[] => events.map((one: Loose) => one.title)

/** What people do with events, through the API. */
export function eventsOf({ call, clock }: World) {
  /** The UTC time some hours from now, in the format of the API. */
  const inHours = (hours: number): string =>
    new Date(clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const send = (as: Someone, fields: Fields, cover?: Blob | null) =>
    call('POST', '/event', {
      as,
      multipart: eventForm({ title: 'Party', event_date: inHours(24), open_to: [0], ...fields }, cover),
    })
  const read = async (path: string, as?: Someone) => {
    const { status, body } = await call('GET', path, { as })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  return {
    inHours,
    send,
    read,
    async create(as: Someone, fields: Fields = {}): Promise<Loose> {
      const { status, body } = await send(as, fields)
      expect(status, JSON.stringify(body)).toBe(201)
      return body.event
    },
    edit: (as: Someone, id: number, json: object) => call('PATCH', `/event/${id}`, { as, json }),
    remove: (as: Someone, id: number) => call('DELETE', `/event/${id}`, { as }),
    get: (id: number, as?: Someone, more: CallOptions = {}) => call('GET', `/event/${id}`, { as, ...more }),
    mark: (as: Someone, id: number) => call('POST', `/event/${id}/mark`, { as }),
    unmark: (as: Someone, id: number) => call('DELETE', `/event/${id}/mark`, { as }),
    own: async (as: Someone, query = ''): Promise<string[]> => titles(await read(`/event${query}`, as)),
    open: async (query = '', as?: Someone): Promise<string[]> => titles(await read(`/event/public${query}`, as)),
  }
}

/** Puts somebody on the guest list with a status, as after an invitation and an answer. */
export const guestsOf =
  ({ app }: World) =>
  async (eventId: number, { id }: Member, status: GuestStatus, is_invited = status !== 'requested'): Promise<void> => {
    const now = app.clock.now()
    const guest = { event_id: eventId, user_id: id, status, is_invited, created_at: now }
    const stands = { has_seat: status === 'accepted', waiting_since: status === 'waiting' ? now : null }
    await app.db
      .insertInto('event_guests')
      .values({ ...guest, ...stands })
      .execute()
    if (status !== 'accepted') return
    await sql`UPDATE events SET total_guests = total_guests + 1 WHERE id = ${eventId}`.execute(app.db)
  }

/** Connects two people, each filing the other; 1 Friends, 2 Family, 3 Colleagues. */
export async function file({ app }: World, one: Member, other: Member, as: number, back = 1): Promise<void> {
  const created_at = app.clock.now()
  await app.db
    .insertInto('friends')
    .values([
      { user_id: one.id, friend_id: other.id, friend_type: as, created_at },
      { user_id: other.id, friend_id: one.id, friend_type: back, created_at },
    ])
    .execute()
}

import { sql } from 'kysely'
import type { Someone } from '../../../harness/caller.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { png, song } from '../../base/uploads/samples.ts'

export const picture = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await png({ width: 64, height: 48 }))], { type: 'image/png' })
export const tune = (): Blob => new Blob([new Uint8Array(song(40))], { type: 'audio/mpeg' })

/** Actions on profiles, through the API. */
export const profilesOf = ({ call, app }: World) => ({
  see: async (as: Someone, { id }: Pick<Member, 'id'>) => (await call('GET', `/profile/${id}`, { as })).body.user,
  me: async (as: Someone) => (await call('GET', '/profile/me', { as })).body.user,
  edit: (as: Someone, json: object) => call('POST', '/profile', { as, json }),
  /** A city of a country, with its state and country. */
  async cityOf(country: number) {
    const { rows } = await sql<{ country_id: number; state_id: number; city_id: number }>`
      SELECT country_id, states.id AS state_id, cities.id AS city_id FROM cities JOIN states ON states.id = state_id
      WHERE country_id = ${country} ORDER BY states.id, cities.id LIMIT 1`.execute(app.db)
    if (!rows[0]) throw new Error('There is no such place.')
    return rows[0]
  },
  /** A provider, with the id of the company. */
  async provider(company_name: string, place: object) {
    const member = await signUp(call, 'Flor', {
      user_type: 1,
      ...place,
      address: 'Calle Mayor 1',
      company_name,
      business_phone_number: '910000000',
      payment_option: 'none',
      document_type: 1,
    })
    const { body } = await call('GET', '/profile/me', { as: member })
    return { ...member, company: body.user.service_provider?.id as number }
  },
  async post(as: Someone, { content = 'Cake', files = [] }: { content?: string; files?: Blob[] }): Promise<number> {
    const multipart = new FormData()
    multipart.append('content', content)
    for (const file of files) multipart.append('images[]', file, file.type === 'audio/mpeg' ? 'a.mp3' : 'a.png')
    const { status, body } = await call('POST', '/post', { as, multipart })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.post.id
  },
})

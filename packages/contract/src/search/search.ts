import { z } from 'zod'
import { event } from '../celebrations/event-shapes.ts'
import { deal } from '../market/deal-shapes.ts'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line } from '../platform/text-schemas.ts'

const found = person.extend({
  /** Location in one line, smallest part first; null for private accounts that the viewer is not connected with. */
  location: z.string().nullable(),
  /** Whether the viewer is connected with them. */
  connected: z.boolean(),
})
export type FoundPerson = z.output<typeof found>

const keyword = () => line({ min: 1, max: 255 })

export const search = endpoints({
  people: {
    method: 'GET',
    path: '/search/user',
    who: 'member',
    summary:
      'People by name: whose words begin so, connections and friends of friends first; then names that are alike',
    query: listQuery().extend({ keyword: keyword() }),
    answer: z.object({ users: z.array(found), ...listAnswer }),
    limits: ['searching'],
  },
  events: {
    method: 'GET',
    path: '/search/event',
    who: 'member',
    summary: 'Events to come that the viewer may see and whose words begin so, the next one first',
    query: listQuery().extend({ keyword: keyword() }),
    answer: z.object({ event: z.array(event), ...listAnswer }),
    limits: ['searching'],
  },
  deals: {
    method: 'GET',
    path: '/search/deal',
    who: 'member',
    summary: 'Deals that are to be had and whose words begin so, then those with words alike; last posted first',
    query: listQuery().extend({ keyword: keyword() }),
    answer: z.object({ deal: z.array(deal), ...listAnswer }),
    limits: ['searching'],
  },
})

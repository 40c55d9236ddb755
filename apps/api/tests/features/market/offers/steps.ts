import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'
import { someCategories } from '../services/steps.ts'

/** What a caterer does with offers, through the API. */
export function offersOf({ call }: World) {
  const create = (as: Someone, more: object = {}) =>
    call('POST', '/offer', {
      as,
      json: {
        name: 'Spring',
        description: 'For early birds.',
        categories: [someCategories.catering],
        discount: 20,
        ...more,
      },
    })
  return {
    create,
    edit: (as: Someone, id: number, json: object) => call('PATCH', `/offer/${id}`, { as, json }),
    /** An offer that is there. */
    async offer(as: Someone, more: object = {}) {
      const { status, body } = await create(as, more)
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.offer
    },
    read: (as: Someone | undefined, id: number) => call('GET', `/offer/${id}`, { as }),
    remove: (as: Someone, id: number) => call('DELETE', `/offer/${id}`, { as }),
    list: async (as: Someone, query = '') => (await call('GET', `/offer${query}`, { as })).body.offers,
    /** Those of a provider that somebody sees. */
    shown: async (as: Someone | undefined, providerId: number) =>
      (await call('GET', `/service-provider/${providerId}/offer`, { as })).body.offers,
    /** Which fields a new offer is refused for. */
    refused: async (as: Someone, json: object) => Object.keys((await create(as, json)).body.errors),
  }
}

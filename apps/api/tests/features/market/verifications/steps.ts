import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { newCaterer } from '../services/steps.ts'

const paper = () => new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' })

const sendingTo =
  ({ call }: World) =>
  (as: Member, parts: Record<string, Blob | string> = { document: paper(), document_type: '2' }) => {
    const multipart = new FormData()
    for (const [name, part] of Object.entries(parts)) multipart.append(`service_provider[${name}]`, part)
    return call('POST', '/profile', { as, multipart })
  }

/** What providers and the staff do with documents, through the API. */
export function verificationsOf(world: World) {
  const { call } = world
  const send = sendingTo(world)
  const open = (as: Member, id: number) => call('POST', `/staff/document/${id}/open`, { as })
  const list = async (as: Member, state = 'waiting') =>
    (await call('GET', `/staff/document?per_page=100&state=${state}`, { as })).body.documents
  const seen = async (as: Member, id: number) => {
    const states = ['waiting', 'verified', 'declined']
    const found = (await Promise.all(states.map(state => list(as, state)))).flat()
    const one = found.find(document => document.id === id)
    if (!one) throw new Error('There is no such document.')
    return one
  }
  return {
    send,
    list,
    seen,
    own: async (as: Member) => (await call('GET', '/store/verification', { as })).body.verification,
    open,
    /** Decides about what is there now, after opening it. */
    async decide(as: Member, id: number, outcome: 'verified' | 'declined', more: object = {}) {
      await open(as, id)
      const { round, state: was } = await seen(as, id)
      const reason = outcome === 'declined' ? { reason: 'The name on it is another.' } : {}
      return call('POST', `/staff/document/${id}/decision`, { as, json: { outcome, round, was, ...reason, ...more } })
    },
    badge: async (id: number) => (await call('GET', `/service-provider/${id}`)).body.service_provider.is_verified,
    notices: async (as: Member) => {
      await world.drainJobs()
      return (await call('GET', '/notification', { as })).body.notifications
    },
    /** A caterer who has sent a document. */
    async documented(more: object = {}) {
      const owner = await newCaterer(world, 'ES', more)
      await send(owner)
      const { body } = await call('GET', '/profile/me', { as: owner })
      return { owner, id: body.user.service_provider?.id ?? 0 }
    },
  }
}

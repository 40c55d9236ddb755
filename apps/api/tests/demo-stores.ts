import type { Someone } from './harness/caller.ts'
import type { World } from './harness/world.ts'

/** What visitors of the demo world read of its stores. */
export function demoStoresOf({ call }: World, asPerson: (key: string) => Promise<Someone>) {
  /** What the page of a store tells. */
  async function pageOf(id: number) {
    const path = `/service-provider/${id}` as const
    const { service_provider } = (await call('GET', path)).body
    const { albums } = (await call('GET', `${path}/album`)).body
    const { questions } = (await call('GET', `${path}/question`)).body
    const { lead_days } = (await call('GET', `${path}/availability?from=2030-01-01&to=2030-01-01`)).body
    return { ...service_provider, albums, questions, lead_days }
  }

  /** The calendar of a store, from so many days ahead to so many, as somebody sees it. */
  async function daysOf(id: number, from: number, to: number, key: string) {
    const [first, last] = [from, to].map(days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    const path = `/service-provider/${id}/availability?from=${first}&to=${last}` as const
    return (await call('GET', path, { as: await asPerson(key) })).body.days
  }

  return { daysOf, pageOf }
}

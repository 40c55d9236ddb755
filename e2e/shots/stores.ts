import { florist } from '../fixtures/companies.ts'
import { signUpByApi } from '../fixtures/people.ts'
import { serviceByApi } from '../fixtures/services.ts'
import { companyOf, languagesByApi, offerByApi } from '../fixtures/stores.ts'
import { until } from './demo.ts'

const company_name = 'Donaudampfschifffahrtsgesellschaftskapitänsblumenbinderei & Töchter'

const long = (nth: number) => ({
  name: nth % 2 ? `Rindfleischetikettierungsüberwachungsaufgabenübertragung ${nth}` : 'Everything for a long table',
  description: 'Tied in the morning, brought before noon, and taken home again by whoever stays longest. '.repeat(
    (nth % 4) + 1,
  ),
  categories: [37 + (nth % 4)],
  items: Array.from({ length: nth % 5 }, (_, at) => ({
    name: at % 2 ? 'Bouquet' : 'Überraschungsblumengesteckzusammenstellung for the long table by the window',
    price: 10 ** (at + 1) + 0.5,
    unit: 1 + (at % 4),
  })),
})

/** A store with long words and no picture, and one with nothing. */
async function openStores(url: string) {
  const place = await florist(url)
  const seller = await signUpByApi(url, 'Longina', { ...place, company_name })
  for (let nth = 0; nth < 12; nth += 1) await serviceByApi(url, seller, long(nth))
  await languagesByApi(url, seller, ['en', 'fr', 'es', 'pt', 'yo', 'de', 'it', 'ja'])
  await offerByApi(url, seller, { discount: 100, name: 'For whoever comes first, in the second week after Easter' })
  const newcomer = await signUpByApi(url, 'Nova', { ...place, company_name: 'Nova' })
  return { longStore: await companyOf(url, seller), emptyStore: await companyOf(url, newcomer) }
}

const opened = new Map<string, ReturnType<typeof openStores>>()

type Found = { post: { id: number }[] }

/** Ids of stores of the demo world, and of two that are as awkward as stores can be. */
export async function findStores(url: string) {
  const find = (keyword: string) =>
    until(`A store called ${keyword}`, async () => {
      const { post } = (await (await fetch(`${url}/api/v1/service-provider?keyword=${keyword}`)).json()) as Found
      return post[0]?.id ?? null
    })
  const [store, other] = [await find('saffron'), await find('quint')]
  const awkward = opened.get(url) ?? openStores(url)
  opened.set(url, awkward)
  return { store, other, ...(await awkward) }
}

/** The id of a deal that a member of the demo world may buy. */
export const findDeal = (url: string, token: string) =>
  until('A deal', async () => {
    const answer = await fetch(`${url}/api/v1/deal?public_deal=true`, { headers: { authorization: `Bearer ${token}` } })
    const { deals } = (await answer.json()) as { deals: { id: number }[] }
    return deals[0]?.id ?? null
  })

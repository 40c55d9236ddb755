import type { ServiceProvider } from '@celebrio/contract/market/stores'

type Priced = Pick<ServiceProvider, 'id' | 'price_from'>
const nowOf = ({ amount, unit, offer }: NonNullable<Priced['price_from']>) => ({
  amount: offer?.amount ?? amount,
  unit: offer?.unit ?? unit,
})

type Rated = Pick<ServiceProvider, 'id' | 'rating' | 'total_ratings'>

/** Ids of the least price with offers that run, where two or more have one and all are for the same unit in the same currency. */
export function lowestOf(providers: readonly Priced[]): number[] {
  const priced = providers.flatMap(({ id, price_from }) =>
    price_from ? [{ id, currency: price_from.currency, ...nowOf(price_from) }] : [],
  )
  const kinds = new Set(priced.map(({ currency, unit }) => `${currency} ${unit}`))
  if (priced.length < 2 || kinds.size > 1) return []
  const least = Math.min(...priced.map(({ amount }) => amount))
  const best = priced.filter(({ amount }) => amount === least)
  return best.length < priced.length ? best.map(({ id }) => id) : []
}

/** Ids of the soonest answers, where two or more are measured. */
export function fastestOf(providers: readonly Pick<ServiceProvider, 'id' | 'answers_within'>[]): number[] {
  const measured = providers.flatMap(({ id, answers_within }) =>
    answers_within === null ? [] : [{ id, answers_within }],
  )
  const least = Math.min(...measured.map(({ answers_within }) => answers_within))
  const best = measured.filter(({ answers_within }) => answers_within === least)
  return best.length < measured.length ? best.map(({ id }) => id) : []
}

/** Ids of the best mean, where two or more are rated. */
export function bestRatedOf(providers: readonly Rated[]): number[] {
  const rated = providers.filter(({ total_ratings }) => total_ratings > 0)
  const most = Math.max(...rated.map(({ rating }) => rating))
  const best = rated.filter(({ rating }) => rating === most)
  return best.length < rated.length ? best.map(({ id }) => id) : []
}

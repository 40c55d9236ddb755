import type { AppContext } from '#platform/app-context.ts'
import { addUp, type Balance, findBalances } from './queries/ledger.ts'

const textOf = (balances: Balance[]): string => JSON.stringify(balances)

/** What does not come out: balances that their entries do not add up to, and currencies whose accounts do not come to 0. */
export async function findFaults({ db }: AppContext): Promise<string[]> {
  const [balances, sums] = [await findBalances(db), await addUp(db)]
  const kept = textOf(balances) === textOf(sums) ? [] : ['The balances are not those of the entries.']
  const totals = Map.groupBy(sums, one => one.currency)
  const uneven = [...totals].filter(([, some]) => some.reduce((sum, { balance }) => sum + balance, 0) !== 0)
  return [...kept, ...uneven.map(([currency]) => `The accounts in ${currency} do not come to 0.`)]
}

/** Nothing that the program does can bring it about: somebody has to look. */
export async function audit(app: AppContext): Promise<void> {
  for (const fault of await findFaults(app)) app.log.error({ fault }, 'ledger')
}

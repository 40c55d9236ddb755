import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { claimEnding, endDealsOf, findSellersOfEnded } from './queries/due.ts'
import { countDeals, lockSeller } from './queries/sellers.ts'

/** Deals that one transaction tells of; sellers that are looked for at once. */
const max = 100

/** Takes what has ended out of what is listed. Lists look at the time themselves: this spares them the walk over it. */
export async function endDeals(app: AppContext): Promise<void> {
  let sellers: number[]
  do {
    sellers = await findSellersOfEnded(app.db, app.clock.now(), max)
    for (const userId of sellers)
      await inTransaction(app, async tx => {
        await lockSeller(tx, userId)
        const ended = await endDealsOf(tx, userId, app.clock.now())
        await app.emit(
          tx,
          'deal.over',
          ended.map(({ id, valid_till }) => ({ deal_id: id, since: valid_till.toISOString() })),
        )
        await countDeals(tx, userId)
      })
  } while (sellers.length === max)
}

/** Has those told who have saved what ends within a day; once for each end. */
export async function warn(app: AppContext): Promise<void> {
  const warnOfSome = () =>
    inTransaction(app, async tx => {
      const ending = await claimEnding(tx, app.clock.now(), max)
      await app.emit(
        tx,
        'deal.ending',
        ending.map(({ id, valid_till }) => ({ deal_id: id, valid_till: valid_till.toISOString() })),
      )
      return ending.length
    })
  while ((await warnOfSome()) === max);
}

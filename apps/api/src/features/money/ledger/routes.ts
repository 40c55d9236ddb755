import { ledger } from '@celebrio/contract/money/ledger'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readBalances, readEntries } from './read-ledger.ts'

export const routes = (app: AppContext): Route[] => [
  route(ledger.balances, () => readBalances(app)),
  route(ledger.entries, ({ query }) => readEntries(app, query)),
]

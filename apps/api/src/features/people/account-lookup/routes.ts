import { accountLookup } from '@celebrio/contract/people/account-lookup'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listAccounts, readAccount } from './look-up-accounts.ts'

export const routes = (app: AppContext): Route[] => [
  route(accountLookup.list, ({ query }) => listAccounts(app, query)),
  route(accountLookup.read, ({ viewer, params }) => readAccount(app, viewer, params.id)),
]

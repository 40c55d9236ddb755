import { emailOptOuts } from '@celebrio/contract/celebrations/email-opt-outs'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { openPage, readOptOut, subscribeAgain, unsubscribe } from './unsubscribe.ts'

export const routes = (app: AppContext): Route[] => [
  route(emailOptOuts.read, ({ params, language }) => readOptOut(app, { ...params, language })),
  route(emailOptOuts.open, ({ params }) => openPage(app, params.token)),
  route(emailOptOuts.unsubscribe, ({ params, language, body }) =>
    unsubscribe(app, { ...params, language }, body.scope),
  ),
  route(emailOptOuts.subscribe, ({ params, language }) => subscribeAgain(app, { ...params, language })),
]

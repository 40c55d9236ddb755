import { webPush } from '@celebrio/contract/base/web-push'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readPush, subscribe, unsubscribe } from './subscribe.ts'

export const routes = (app: AppContext): Route[] => [
  route(webPush.read, ({ viewer }) => readPush(app, viewer)),
  route(webPush.subscribe, ({ viewer, body }) => subscribe(app, viewer, body)),
  route(webPush.unsubscribe, ({ viewer }) => unsubscribe(app, viewer)),
]

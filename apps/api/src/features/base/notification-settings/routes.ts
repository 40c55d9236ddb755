import { notificationSettings } from '@celebrio/contract/base/notification-settings'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { changeSettings, readSettings } from './settings.ts'
import { openPage, readSubscription, subscribeAgain, unsubscribe } from './unsubscribe.ts'

export const routes = (app: AppContext): Route[] => [
  route(notificationSettings.read, ({ viewer }) => readSettings(app, viewer)),
  route(notificationSettings.change, ({ viewer, body }) => changeSettings(app, viewer, body)),
  route(notificationSettings.readSubscription, ({ params }) => readSubscription(app, params.token)),
  route(notificationSettings.open, ({ params }) => openPage(app, params.token)),
  route(notificationSettings.unsubscribe, ({ params, body }) => unsubscribe(app, params.token, body.scope)),
  route(notificationSettings.subscribe, ({ params }) => subscribeAgain(app, params.token)),
]

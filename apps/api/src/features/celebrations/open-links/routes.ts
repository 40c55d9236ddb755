import { openLinks } from '@celebrio/contract/celebrations/open-links'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answerExternalRequest } from './answer-request.ts'
import { changeLink, readLink, renewLink } from './host.ts'
import { join } from './join.ts'
import { readOpenInvitation } from './open.ts'

export const routes = (app: AppContext): Route[] => [
  route(openLinks.get, ({ viewer, params }) => readLink(app, viewer, params.id)),
  route(openLinks.renew, ({ viewer, params }) => renewLink(app, viewer, params.id)),
  route(openLinks.change, ({ viewer, params, body }) => changeLink(app, viewer, params.id, body)),
  route(openLinks.answerRequest, ({ viewer, params }) => answerExternalRequest(app, viewer, params)),
  route(openLinks.open, ({ params, viewer, language }) => readOpenInvitation(app, { ...params, viewer, language })),
  route(openLinks.join, ({ params, viewer, language, requestedLanguage, body }) =>
    join(app, { ...params, viewer, language, requestedLanguage, form: body }),
  ),
]

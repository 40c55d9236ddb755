import { questions } from '@celebrio/contract/market/questions'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readAnswered, readWaiting } from './read-questions.ts'
import { answer, ask, remove } from './write-questions.ts'

export const routes = (app: AppContext): Route[] => [
  route(questions.ofProvider, ({ visitor, params, query }) => readAnswered(app, visitor, params.id, query)),
  route(questions.waiting, ({ viewer, query }) => readWaiting(app, viewer, query)),
  route(questions.ask, ({ viewer, params, body }) => ask(app, viewer, params.id, body.question)),
  route(questions.answer, ({ viewer, params, body }) => answer(app, viewer, params.id, body.answer)),
  route(questions.delete, ({ viewer, params }) => remove(app, viewer, params.id)),
]

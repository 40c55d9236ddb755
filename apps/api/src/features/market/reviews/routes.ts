import { reviews } from '@celebrio/contract/market/reviews'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { answer, report } from './answer-reviews.ts'
import { readReviewsOf, readReviewsOfBooking, readReviewsOfCelebrant } from './read-reviews.ts'
import { edit, write } from './write-reviews.ts'

export const routes = (app: AppContext): Route[] => [
  route(reviews.ofProvider, ({ visitor, params, query }) => readReviewsOf(app, visitor, params.id, query)),
  route(reviews.ofBooking, ({ viewer, params }) => readReviewsOfBooking(app, viewer, params.id)),
  route(reviews.ofCelebrant, ({ viewer, params, query }) => readReviewsOfCelebrant(app, viewer, params.id, query)),
  route(reviews.write, ({ viewer, params, body, files }) => write(app, viewer, params.id, body, files)),
  route(reviews.edit, ({ viewer, params, body, files }) => edit(app, viewer, params.id, body, files)),
  route(reviews.answer, ({ viewer, params, body }) => answer(app, viewer, params.id, body.answer)),
  route(reviews.report, ({ viewer, params, body }) => report(app, viewer, params.id, body)),
]

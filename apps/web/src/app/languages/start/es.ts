import app from '#app/messages/es.ts'
import errors from '#i18n/errors/messages/es.ts'
import issues from '#i18n/issues/messages/es.ts'
import error from '#pages/site/error/messages/es.ts'
import landing from '#pages/site/landing/messages/es.ts'
import legalPage from '#pages/site/legal-page/messages/es.ts'
import notFound from '#pages/site/not-found/messages/es.ts'
import ui from '#ui/messages/es.ts'
import locations from '../../../features/base/locations/messages/es.ts'
import accounts from '../../../features/people/accounts/messages/es.ts'
import type english from './en.ts'

export default {
  accounts,
  app,
  error,
  errors,
  issues,
  landing,
  'legal-page': legalPage,
  locations,
  'not-found': notFound,
  ui,
} satisfies Record<keyof typeof english, object>

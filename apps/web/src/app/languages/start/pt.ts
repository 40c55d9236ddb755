import app from '#app/messages/pt.ts'
import errors from '#i18n/errors/messages/pt.ts'
import issues from '#i18n/issues/messages/pt.ts'
import error from '#pages/site/error/messages/pt.ts'
import landing from '#pages/site/landing/messages/pt.ts'
import legalPage from '#pages/site/legal-page/messages/pt.ts'
import notFound from '#pages/site/not-found/messages/pt.ts'
import ui from '#ui/messages/pt.ts'
import locations from '../../../features/base/locations/messages/pt.ts'
import accounts from '../../../features/people/accounts/messages/pt.ts'
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

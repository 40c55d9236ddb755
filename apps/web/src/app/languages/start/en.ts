import app from '#app/messages/en.ts'
import errors from '#i18n/errors/messages/en.ts'
import issues from '#i18n/issues/messages/en.ts'
import error from '#pages/site/error/messages/en.ts'
import landing from '#pages/site/landing/messages/en.ts'
import legalPage from '#pages/site/legal-page/messages/en.ts'
import notFound from '#pages/site/not-found/messages/en.ts'
import ui from '#ui/messages/en.ts'
import locations from '../../../features/base/locations/messages/en.ts'
import accounts from '../../../features/people/accounts/messages/en.ts'

/** What pages of guests say; it weighs on the landing page, so only what they need. */
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
}

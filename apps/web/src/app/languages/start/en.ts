import app from '#app/messages/en.ts'
import errors from '#i18n/errors/messages/en.ts'
import issues from '#i18n/issues/messages/en.ts'
import error from '#pages/error/messages/en.ts'
import landing from '#pages/landing/messages/en.ts'
import legalPage from '#pages/legal-page/messages/en.ts'
import notFound from '#pages/not-found/messages/en.ts'
import ui from '#ui/messages/en.ts'
import accounts from '../../../features/accounts/messages/en.ts'
import locations from '../../../features/locations/messages/en.ts'

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

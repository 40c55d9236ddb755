import app from '#app/messages/en.ts'
import errors from '#i18n/errors/messages/en.ts'
import issues from '#i18n/issues/messages/en.ts'
import error from '#pages/error/messages/en.ts'
import home from '#pages/home/messages/en.ts'
import landing from '#pages/landing/messages/en.ts'
import legalPage from '#pages/legal-page/messages/en.ts'
import notFound from '#pages/not-found/messages/en.ts'
import serviceHome from '#pages/service-home/messages/en.ts'
import ui from '#ui/messages/en.ts'
import accounts from '../../features/accounts/messages/en.ts'
import locations from '../../features/locations/messages/en.ts'
import posts from '../../features/posts/messages/en.ts'
import uploads from '../../features/uploads/messages/en.ts'

/** Every message, namespace by namespace; a namespace is named after the folder that owns it. One chunk per language. */
export default {
  accounts,
  app,
  error,
  errors,
  home,
  issues,
  landing,
  'legal-page': legalPage,
  locations,
  'not-found': notFound,
  posts,
  'service-home': serviceHome,
  ui,
  uploads,
}

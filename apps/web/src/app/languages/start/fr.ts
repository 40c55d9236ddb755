import app from '#app/messages/fr.ts'
import errors from '#i18n/errors/messages/fr.ts'
import issues from '#i18n/issues/messages/fr.ts'
import error from '#pages/site/error/messages/fr.ts'
import landing from '#pages/site/landing/messages/fr.ts'
import legalPage from '#pages/site/legal-page/messages/fr.ts'
import notFound from '#pages/site/not-found/messages/fr.ts'
import ui from '#ui/messages/fr.ts'
import locations from '../../../features/base/locations/messages/fr.ts'
import accounts from '../../../features/people/accounts/messages/fr.ts'
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

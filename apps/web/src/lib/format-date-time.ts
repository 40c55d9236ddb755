import * as inLanguage from '@celebrio/contract/platform/format-date-time'
import { readLanguage } from '#i18n/language.ts'

/** A moment in the viewer's language. */
export const formatDateTime = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  inLanguage.formatDateTime(readLanguage(), moment, options)

/** From one moment to another, in the viewer's language. */
export const formatDateTimeRange = (from: Date, to: Date, options: Intl.DateTimeFormatOptions): string =>
  inLanguage.formatDateTimeRange(readLanguage(), from, to, options)

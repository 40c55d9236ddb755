import { readLanguage } from '#i18n/language.ts'

/** A mean of reviews: `4.9`. */
export const ratingText = (rating: number): string =>
  new Intl.NumberFormat(readLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)

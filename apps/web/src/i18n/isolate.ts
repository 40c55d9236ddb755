import type { FormatterModule } from 'i18next'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

const isolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

/**
 * What is put into texts: a name that is written from right to left keeps its place, and the sentence its order; numbers are
 * written as the language does. Years are given as text.
 */
export const isolateNames: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _, language) => {
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
    return typeof value === 'string' ? isolated(value) : value
  },
}

import type { FormatterModule } from 'i18next'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** What is put into texts: a name that is written from right to left keeps its place, and the sentence its order. */
export const isolateNames: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: value => (typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value),
}

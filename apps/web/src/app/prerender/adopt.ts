import { readLanguage } from '#i18n/language.ts'
import { readSession } from '#lib/session.ts'

/** What the server has read for the page. */
export const dataElement = () => document.getElementById('page-data')

/** Whether the document came with the page that this browser shows: a guest's, in its language. */
export const isOurs = (): boolean => readSession() === null && dataElement()?.lang === readLanguage()

/** Whether the page is still the one that the server has rendered. */
export const isPrerendered = (): boolean => document.querySelector('[data-prerendered]') !== null

/** Repeats the press on a button that came before the page could hear it; `public/early.js` has marked the button. */
export function repeatPress(): void {
  document.querySelector('[data-prerendered]')?.removeAttribute('data-prerendered')
  const buttons = document.querySelectorAll<HTMLElement>('[data-pressed]')
  for (const button of buttons) button.removeAttribute('data-pressed')
  ;[...buttons].at(-1)?.click()
}

/** Removes a page that was rendered for somebody else; `public/early.js` has hidden it before the first paint. */
export function discardPage(root: HTMLElement): void {
  root.replaceChildren()
  root.removeAttribute('data-prerendered')
  document.documentElement.removeAttribute('data-not-ours')
}

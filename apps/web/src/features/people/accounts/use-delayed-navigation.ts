import type { Language } from '@celebrio/contract/platform/languages'
import { type NavigateOptions, useNavigate } from 'react-router'
import { adoptLanguage } from '#i18n/language.ts'

type LeaveOptions = NavigateOptions & {
  /** The account's language, for the next page, unless one was chosen in this browser. */
  language?: Language
}

/**
 * Navigates after a delay in milliseconds, so that a toast can be read, unless the user has left the page by then. Works
 * even after the component has unmounted, such as a closed dialog.
 */
export const useDelayedNavigation = () => {
  const navigate = useNavigate()
  return (to: string, delay: number, { language, ...options }: LeaveOptions = {}): void => {
    const from = window.location.pathname
    setTimeout(() => {
      if (window.location.pathname !== from) return
      if (language && adoptLanguage(language)) window.location.assign(to)
      else void navigate(to, options)
    }, delay)
  }
}

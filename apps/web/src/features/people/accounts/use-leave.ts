import type { Language } from '@celebrio/contract/platform/languages'
import { type NavigateOptions, useNavigate } from 'react-router'
import { adoptLanguage } from '#i18n/language.ts'

type LeaveOptions = NavigateOptions & {
  /** Of the account that was signed in to: the page to come speaks it, unless this browser speaks one by choice. */
  language?: Language
}

/**
 * Goes to a page after a delay in milliseconds, so that a passing message can be read; unless the person has gone
 * elsewhere by then. Holds also when the component is gone, as a dialog that was closed in between.
 */
export const useLeave = () => {
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

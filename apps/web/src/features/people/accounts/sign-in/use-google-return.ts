import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { adoptLanguage } from '#i18n/language.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { pageAfterSignIn } from '#lib/page-after-sign-in.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { openSession } from '../open-session.ts'
import { useSessionExchange } from './use-exchange.ts'

/** Handles the redirect from Google: opens the session and continues, or shows an error and returns to sign-in. */
export const useGoogleReturn = (): { failed: boolean; next: string | undefined } => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const next = query.get('next') ?? undefined
  const { data, error } = useSessionExchange(query.get('status'), query.get('token'))
  useEffect(() => {
    if (!data) return
    const start = pageAfterSignIn(openSession(queries, data, data.is_new), next)
    if (adoptLanguage(data.user.language)) window.location.replace(start)
    else void navigate(start, { replace: true })
  }, [data, navigate, next, queries])
  useEffect(() => {
    if (!error) return
    toast.error(errorText(new ApiError(401, 'authentication_failed')))
    const timer = setTimeout(
      () => void navigate(paths.signIn(next), { replace: true }),
      delays.redirectAfterFailedCallback,
    )
    return () => clearTimeout(timer)
  }, [error, navigate, next])
  return { failed: error !== null, next }
}

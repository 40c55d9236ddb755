import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { adoptLanguage } from '#i18n/language.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { startPage } from '#lib/session.ts'
import { toast } from '#ui/feedback/toast.ts'
import { accountQuery } from '../data.ts'
import { openSession } from '../open-session.ts'
import { useExchange } from './use-exchange.ts'

/** Takes Google's answer: opens the session and goes on, or says that it did not work and goes back to sign-in. */
export const useGoogleReturn = (): { failed: boolean } => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const { data, error } = useExchange(query.get('status'), query.get('token'))
  useEffect(() => {
    if (!data) return
    queries.setQueryData(accountQuery.queryKey, data.user)
    const start = startPage(openSession(data, data.is_new))
    if (adoptLanguage(data.user.language)) window.location.replace(start)
    else void navigate(start, { replace: true })
  }, [data, navigate, queries])
  useEffect(() => {
    if (!error) return
    toast.error(errorText(new ApiError(401, 'authentication_failed')))
    const timer = setTimeout(() => void navigate(paths.signIn(), { replace: true }), delays.redirectAfterFailedCallback)
    return () => clearTimeout(timer)
  }, [error, navigate])
  return { failed: error !== null }
}

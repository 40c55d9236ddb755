import type { SecondStepAsked, SignedIn } from '@celebrio/contract/people/users'
import { delays } from '@celebrio/contract/platform/delays'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { adoptLanguage } from '#i18n/language.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { pageAfterSignIn } from '#lib/page-after-sign-in.ts'
import { paths } from '#lib/paths.ts'
import { toast } from '#ui/feedback/toast.ts'
import { openSession } from '../open-session.ts'
import { useSessionExchange } from './use-exchange.ts'

type GoogleReturn = {
  failed: boolean
  next: string | undefined
  /** Signed in to an account that one had left. */
  inactive: SignedIn | null
  /** The second step, where the account has one and it is still to come. */
  asked: SecondStepAsked['second_step'] | null
  onPassed: (answer: SignedIn) => void
}

/** Handles the redirect from Google: opens the session and continues, or shows an error and returns to sign-in. */
export const useGoogleReturn = (): GoogleReturn => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const next = query.get('next') ?? undefined
  const { data, error } = useSessionExchange(query.get('status'), query.get('token'))
  const [passed, onPassed] = useState<SignedIn | null>(null)
  const answer = data && 'token' in data ? data : passed
  useEffect(() => {
    if (!answer || answer.inactive) return
    const isNew = 'is_new' in answer && answer.is_new === true
    const start = pageAfterSignIn(openSession(queries, answer, isNew), next)
    if (adoptLanguage(answer.user.language)) window.location.replace(start)
    else void navigate(start, { replace: true })
  }, [answer, navigate, next, queries])
  useEffect(() => {
    if (!error) return
    toast.error(errorText(new ApiError(401, 'authentication_failed')))
    const timer = setTimeout(
      () => void navigate(paths.signIn(next), { replace: true }),
      delays.redirectAfterFailedCallback,
    )
    return () => clearTimeout(timer)
  }, [error, navigate, next])
  const asked = data && 'second_step' in data && !passed ? data.second_step : null
  return { failed: error !== null, next, inactive: answer?.inactive ? answer : null, asked, onPassed }
}

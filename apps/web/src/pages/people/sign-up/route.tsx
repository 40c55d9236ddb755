import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AuthFrame, type Kind, SignUpForm } from '#features/people/accounts'
import { pageAfterSignIn } from '#lib/page-after-sign-in.ts'

const pictures = {
  celebrant: { picture: '/art/hero-plan.svg', focus: '60% 50%' },
  provider: { picture: '/art/hero-vendors.svg', focus: '62% 50%' },
} as const

/** Sign-up; the kind is part of the URL, `?as=provider`. Afterwards redirects to `?next=`. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const [query, setQuery] = useSearchParams()
  const next = query.get('next') ?? undefined
  const [kind, setKind] = useState<Kind>(query.get('as') === 'provider' ? 'provider' : 'celebrant')
  // A navigation takes a moment; the radio button must react at once.
  const choose = (chosen: Kind) => {
    setKind(chosen)
    setQuery(
      { ...(next && { next }), ...(chosen === 'provider' && { as: chosen }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <AuthFrame title={t('signUp.title')} {...pictures[kind]}>
      <SignUpForm kind={kind} onKind={choose} destination={user => pageAfterSignIn(user, next)} next={next} />
    </AuthFrame>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AuthFrame, type Kind, SignUpForm } from '#features/people/accounts'
import { draftOf } from '#lib/drafts.ts'
import { pageAfterSignIn } from '#lib/page-after-sign-in.ts'
import type { SessionUser } from '#lib/session.ts'

const pictures = {
  celebrant: { picture: '/art/hero-plan.svg', focus: '60% 50%' },
  provider: { picture: '/art/hero-vendors.svg', focus: '62% 50%' },
} as const

const first: { kind: Kind } = { kind: 'celebrant' }

/** Sign-up; the kind is part of the URL, `?as=provider`, and otherwise the one that was chosen last, as the fields are kept. Afterwards redirects to `?next=`. */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const [query, setQuery] = useSearchParams()
  const next = query.get('next') ?? undefined
  const [draft] = useState(() => draftOf('sign-up-kind', first))
  const [kind, setKind] = useState<Kind>(() => (query.get('as') === 'provider' ? 'provider' : draft.read().kind))
  useEffect(() => draft.write({ kind }), [draft, kind])
  // A navigation takes a moment; the radio button must react at once.
  const choose = (chosen: Kind) => {
    setKind(chosen)
    setQuery(
      { ...(next && { next }), ...(chosen === 'provider' && { as: chosen }) },
      { replace: true, preventScrollReset: true },
    )
  }
  const leave = (user: SessionUser) => {
    draft.drop()
    return pageAfterSignIn(user, next)
  }
  return (
    <AuthFrame title={t('signUp.title')} {...pictures[kind]}>
      <SignUpForm kind={kind} onKind={choose} destination={leave} next={next} />
    </AuthFrame>
  )
}

import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isCelebrant, useSession } from '#lib/session.ts'
import { accountQuery } from '../data.ts'
import { ResendButton } from './resend-button.tsx'
import classes from './verify-banner.module.css'

/** Reminds users to verify their email; not rendered for verified ones. */
export const VerifyBanner = () => {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const { data: account } = useQuery({ ...accountQuery, enabled: session !== null })
  if (!session || !account || account.email_verified) return null
  return (
    <section className={classes.banner} aria-label={t('banner.label')}>
      <EnvelopeSimple size={24} aria-hidden />
      <p>{t(isCelebrant(session.user) ? 'banner.text' : 'banner.textProvider', { email: account.email })}</p>
      <ResendButton variant="outline" size="small" />
    </section>
  )
}

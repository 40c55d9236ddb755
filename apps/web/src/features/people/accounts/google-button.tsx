import { google } from '@celebrio/contract/people/account-google'
import { GoogleLogo } from '@phosphor-icons/react/GoogleLogo'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'google_not_configured' ? 'google.failed' : 'google.error'

/** Redirects to Google, which redirects back to /auth-callback. */
export const GoogleButton = ({ next }: { next: string | undefined }) => {
  const { t } = useTranslation('accounts')
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      const { url } = await call(google.initiate, { query: { next } })
      if (url) return window.location.assign(url)
      toast.error(t('google.noUrl'))
    } catch (error) {
      toast.error(t(failureOf(error)))
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outline"
      size="large"
      fullWidth
      loading={busy}
      leftSection={<GoogleLogo size={20} weight="bold" aria-hidden />}
      onClick={() => void leave()}
    >
      {t('google.continue')}
    </Button>
  )
}

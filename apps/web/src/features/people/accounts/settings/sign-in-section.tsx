import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { accountQuery } from '../data.ts'
import { EmailRow } from './email-row.tsx'
import { SettingsRow, SettingsSection } from './settings-section.tsx'

const ChangedAt = ({ moment }: { moment: string }) => {
  const { t } = useTranslation('settings')
  const [now] = useState(() => new Date())
  return t('passwordChanged', { ago: formatAgo(moment, now) })
}

/** With what the viewer signs in. */
export const SignInSection = ({ toPassword }: { toPassword: string }) => {
  const { t } = useTranslation('settings')
  const { data } = useQuery(accountQuery)
  const hasPassword = data?.has_password ?? true
  const changedAt = data?.password_changed_at
  return (
    <SettingsSection title={t('signIn')}>
      <EmailRow />
      <SettingsRow
        name={t('password')}
        value={hasPassword ? changedAt && <ChangedAt moment={changedAt} /> : t('onlyGoogle')}
        action={
          <ButtonLink to={hasPassword ? toPassword : paths.forgotPassword()} variant="quiet" size="small">
            {t(hasPassword ? 'changePassword' : 'setPassword')}
          </ButtonLink>
        }
      />
    </SettingsSection>
  )
}

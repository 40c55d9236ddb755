import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { accountQuery } from '../data.ts'
import { EmailRow } from './email-row.tsx'
import { SettingsRow, SettingsSection } from './settings-section.tsx'

/** With what the viewer signs in. */
export const SignInSection = ({ toPassword }: { toPassword: string }) => {
  const { t } = useTranslation('settings')
  const { data } = useQuery(accountQuery)
  const hasPassword = data?.has_password ?? true
  return (
    <SettingsSection title={t('signIn')}>
      <EmailRow />
      <SettingsRow
        name={t('password')}
        value={hasPassword ? undefined : t('onlyGoogle')}
        action={
          <ButtonLink to={hasPassword ? toPassword : paths.forgotPassword()} variant="quiet" size="small">
            {t(hasPassword ? 'changePassword' : 'setPassword')}
          </ButtonLink>
        }
      />
    </SettingsSection>
  )
}

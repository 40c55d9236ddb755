import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { NotificationsSwitch } from '#features/base/notification-settings'
import {
  DevicesSection,
  LanguageSection,
  LeavingSection,
  SecondStepSection,
  SettingsRow,
  SettingsSection,
  SignInSection,
} from '#features/people/accounts'
import { DataSection } from '#features/people/data-archives'
import { paths } from '#lib/paths.ts'
import { isCelebrant, useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Who may do what with the viewer, and what they have reported. */
const PrivacySection = () => {
  const { t } = useTranslation('settings')
  const session = useSession()
  const isFound = !session || isCelebrant(session.user)
  return (
    <SettingsSection title={t('privacy')}>
      <SettingsRow
        name={t(isFound ? 'privacyLink' : 'providerPrivacyLink')}
        value={t(isFound ? 'privacyHint' : 'providerPrivacyHint')}
        action={
          <ButtonLink to={paths.settingsPrivacy()} variant="quiet" size="small">
            {t('choosePrivacy')}
          </ButtonLink>
        }
      />
      <SettingsRow
        name={t('reportsLink')}
        value={t('reportsHint')}
        action={
          <ButtonLink to={paths.ownReports()} variant="quiet" size="small">
            {t('seeReports')}
          </ButtonLink>
        }
      />
    </SettingsSection>
  )
}

/** The settings of both areas: that of providers has no language, which is theirs as celebrants or in the menu. */
export const Component = () => {
  const { t } = useTranslation('settings')
  const isStore = useLocation().pathname === paths.serviceSettings()
  return (
    <PageFrame title={t('title')} width="text">
      <SignInSection toPassword={isStore ? paths.serviceSettingsPassword() : paths.settingsPassword()} />
      <SecondStepSection />
      <DevicesSection />
      <SettingsSection title={t('notifications')}>
        <NotificationsSwitch />
        <SettingsRow
          name={t('notificationsLink')}
          value={t('notificationsLinkHint')}
          action={
            <ButtonLink to={paths.settingsNotifications()} variant="quiet" size="small">
              {t('choose')}
            </ButtonLink>
          }
        />
      </SettingsSection>
      <PrivacySection />
      {!isStore && <LanguageSection />}
      <DataSection />
      <LeavingSection />
    </PageFrame>
  )
}

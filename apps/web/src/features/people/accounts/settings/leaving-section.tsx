import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProvider, useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { DeleteRow } from './delete-account.tsx'
import { SettingsRow, SettingsSection } from './settings-section.tsx'
import { useSuspendAccount } from './use-suspend-account.ts'

const SuspendRow = () => {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const session = useSession()
  const hasStore = session !== null && isProvider(session.user)
  const { mutate, isPending } = useSuspendAccount()
  return (
    <>
      <SettingsRow
        name={t('suspendAccount')}
        value={t('suspendHint')}
        action={
          <Button variant="quiet" size="small" aria-label={t('suspendAccount')} onClick={() => setAsking(true)}>
            {t('suspend')}
          </Button>
        }
      />
      <ConfirmDialog
        title={t('suspendTitle')}
        text={t(hasStore ? 'suspendTextStore' : 'suspendText')}
        confirm={t('suspendAccount')}
        refuse={t('stay')}
        opened={asking}
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </>
  )
}

/** The ways out, for a while and for good. */
export const LeavingSection = () => {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection title={t('leaving')}>
      <SuspendRow />
      <DeleteRow />
    </SettingsSection>
  )
}

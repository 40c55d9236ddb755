import { daysUntilErased, deletionLimits } from '@celebrio/contract/people/account-deletion'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { isProvider, useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { accountQuery } from '../data.ts'
import { FormAlert } from '../form-alert.tsx'
import { GoogleButton } from '../google-button.tsx'
import { TextLink } from '../text-link.tsx'
import classes from './delete-account.module.css'
import { SettingsRow } from './settings-section.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

type FieldsProps = { id: string; hasPassword: boolean; deletion: ReturnType<typeof useDeleteAccount> }

const DeletionFields = ({ id, hasPassword, deletion }: FieldsProps) => {
  const { t } = useTranslation('settings')
  const { pathname } = useLocation()
  const { form, submit, text, isStale } = deletion
  return (
    <form id={id} ref={form} onSubmit={submit} noValidate>
      <TextArea {...text('reason')} label={t('deleteReason')} optional rows={3} maxLength={deletionLimits.reason} />
      {hasPassword && (
        <PasswordField {...text('password')} label={t('deletePassword')} autoComplete="current-password" />
      )}
      {isStale && (
        <>
          <FormAlert>{t('deleteSignInAgain')}</FormAlert>
          <GoogleButton next={pathname} />
        </>
      )}
    </form>
  )
}

type DeleteDialogProps = { opened: boolean; onClose: () => void }

const DeleteDialog = ({ opened, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('settings')
  const id = useId()
  const { data: account } = useQuery(accountQuery)
  const hasPassword = account?.has_password ?? true
  const session = useSession()
  const hasStore = session !== null && isProvider(session.user)
  const deletion = useDeleteAccount(hasPassword)
  const answers = (
    <>
      <Button type="submit" form={id} variant="danger" fullWidth loading={deletion.busy}>
        {t('deleteAccount')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onClose}>
        {t('stay')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('deleteTitle')} opened={opened} onClose={onClose} footer={answers}>
      <div className={classes.meaning}>
        <p>{t('deleteText', { count: daysUntilErased })}</p>
        <p>{t('deleteEvents')}</p>
        {hasStore && (
          <p>
            {t('deleteStore')} <TextLink to={paths.serviceSubscription()}>{t('deletePlan')}</TextLink>
          </p>
        )}
      </div>
      <DeletionFields id={id} hasPassword={hasPassword} deletion={deletion} />
    </Dialog>
  )
}

export const DeleteRow = () => {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <SettingsRow
        name={t('deleteAccount')}
        value={t('deleteHint', { count: daysUntilErased })}
        action={
          <Button variant="quiet" size="small" aria-label={t('deleteAccount')} onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        }
      />
      <DeleteDialog opened={asking} onClose={() => setAsking(false)} />
    </>
  )
}

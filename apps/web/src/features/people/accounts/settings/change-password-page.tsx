import { password as rule } from '@celebrio/contract/people/passwords'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSettingsLink } from '#lib/use-settings-link.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { accountQuery } from '../data.ts'
import { FormAlert } from '../form-alert.tsx'
import { useChangePassword } from './use-change-password.ts'

/** Chooses a new password with the current one, and has to sign in with it everywhere, here too. */
export const ChangePasswordPage = () => {
  const { t } = useTranslation('settings')
  const { data: account } = useQuery(accountQuery)
  const { form: change, refusal, isDone } = useChangePassword()
  const { form, busy, submit, text, values } = change
  const isFilled = Object.values(values).every(value => value !== '')
  return (
    <PageFrame title={t('changePassword')} back={useSettingsLink()} lead={t('changeLead')} width="form">
      {refusal && <FormAlert>{refusal}</FormAlert>}
      <form ref={form} onSubmit={submit} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={account?.email ?? ''} />
        <PasswordField {...text('current_password')} label={t('current')} autoComplete="current-password" />
        <PasswordField
          {...text('password')}
          label={t('new')}
          hint={t('newHint', { min: rule.min })}
          autoComplete="new-password"
        />
        <PasswordField {...text('confirm_password')} label={t('confirm')} autoComplete="new-password" />
        {isFilled && (
          <Button type="submit" size="large" fullWidth loading={busy}>
            {t('changePassword')}
          </Button>
        )}
      </form>
      <Dialog title={t('changed')} opened={isDone} onClose={() => undefined}>
        <p>{t('changedText')}</p>
      </Dialog>
    </PageFrame>
  )
}

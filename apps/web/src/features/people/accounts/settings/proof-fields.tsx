import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '#ui/buttons/button.tsx'
import { PasswordField, type PasswordFieldProps } from '#ui/fields/password-field.tsx'
import { FormAlert } from '../form-alert.tsx'
import { GoogleButton } from '../google-button.tsx'
import type { ProofForm } from './use-proof-form.ts'

type ProofFieldsProps = {
  proof: ProofForm
  /** Props of the password field. */
  password: Pick<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange'>
  action: string
  danger?: boolean
  /** The fields above. */
  children?: ReactNode
}

/** A form that ends with the password, or the way to sign in with Google again, and its button. */
export const ProofFields = ({ proof, password, action, danger, children }: ProofFieldsProps) => {
  const { t } = useTranslation('settings')
  const { pathname } = useLocation()
  const { form, submit, busy, hasPassword, isStale } = proof
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {children}
      {hasPassword && <PasswordField {...password} label={t('ownPassword')} autoComplete="current-password" />}
      {isStale && (
        <>
          <FormAlert>{t('deleteSignInAgain')}</FormAlert>
          <GoogleButton next={pathname} />
        </>
      )}
      {!isStale && (
        <Button type="submit" variant={danger ? 'danger' : 'primary'} size="large" fullWidth loading={busy}>
          {action}
        </Button>
      )}
    </form>
  )
}

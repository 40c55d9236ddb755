import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import type { SessionUser } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { GoogleSignIn } from '../google-sign-in.tsx'
import { TextLink } from '../text-link.tsx'
import { CompanyFields } from './company-fields.tsx'
import { FormPart } from './form-part.tsx'
import { KindChoice } from './kind-choice.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PaymentAndDocumentFields } from './payment-and-document-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import classes from './sign-up-form.module.css'
import type { Kind } from './sign-up-values.ts'
import { TermsField } from './terms-field.tsx'
import { type SignUpForm as Form, useSignUp } from './use-sign-up.ts'

const ProviderParts = ({ form }: { form: Form }) => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <FormPart title={t('signUp.you')}>
        <PersonFields form={form} kind="provider" />
      </FormPart>
      <FormPart title={t('signUp.company')}>
        <CompanyFields form={form} />
      </FormPart>
      <FormPart title={t('signUp.papers')}>
        <PaymentAndDocumentFields form={form} />
      </FormPart>
      <FormPart title={t('signUp.access')}>
        <PasswordFields form={form} />
      </FormPart>
    </>
  )
}

export type SignUpFormProps = {
  kind: Kind
  onKind: (kind: Kind) => void
  /** Where to go afterwards. */
  destination: (user: SessionUser) => string
  /** Navigation state for the link to sign-in. */
  next: string | undefined
}

/** The sign-up form of both kinds. Switching the kind keeps the values. */
export const SignUpForm = ({ kind, onKind, destination, next }: SignUpFormProps) => {
  const { t } = useTranslation('accounts')
  const signUp = useSignUp(kind, destination)
  const { form, busy, submit } = signUp
  return (
    <>
      <p className={classes.toSignIn}>
        <TextLink to={paths.signIn(next)}>{t('signUp.toSignIn')}</TextLink>
      </p>
      <KindChoice value={kind} onChange={onKind} />
      {kind === 'celebrant' && <GoogleSignIn next={next} />}
      <form ref={form} onSubmit={submit} noValidate>
        {kind === 'provider' ? (
          <ProviderParts form={signUp} />
        ) : (
          <>
            <PersonFields form={signUp} kind={kind} />
            <PasswordFields form={signUp} />
          </>
        )}
        <TermsField form={signUp} />
        <Button type="submit" size="large" fullWidth loading={busy}>
          {t('signUp.submit')}
        </Button>
      </form>
    </>
  )
}

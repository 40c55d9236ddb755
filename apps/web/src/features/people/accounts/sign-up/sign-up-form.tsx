import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import type { SessionUser } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { GooglePart } from '../google-part.tsx'
import { TextLink } from '../text-link.tsx'
import { AccessFields } from './access-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { KindChoice } from './kind-choice.tsx'
import { PaperFields } from './paper-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import classes from './sign-up-form.module.css'
import type { Kind } from './sign-up-values.ts'
import { TermsField } from './terms-field.tsx'
import { type SignUpForm as Form, useSignUp } from './use-sign-up.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.part}>
    <legend className={classes.legend}>{title}</legend>
    {children}
  </fieldset>
)

const ProviderParts = ({ form }: { form: Form }) => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <Part title={t('signUp.you')}>
        <PersonFields form={form} kind="provider" />
      </Part>
      <Part title={t('signUp.company')}>
        <CompanyFields form={form} />
      </Part>
      <Part title={t('signUp.papers')}>
        <PaperFields form={form} />
      </Part>
      <Part title={t('signUp.access')}>
        <AccessFields form={form} />
      </Part>
    </>
  )
}

export type SignUpFormProps = {
  kind: Kind
  onKind: (kind: Kind) => void
  /** Where to go afterwards. */
  destination: (user: SessionUser) => string
  /** What the way to sign-in hands on of where one came from. */
  next: string | undefined
}

/** Sign-up of both kinds. Switching the kind keeps what both have. */
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
      {kind === 'celebrant' && <GooglePart />}
      <form ref={form} onSubmit={submit} noValidate>
        {kind === 'provider' ? (
          <ProviderParts form={signUp} />
        ) : (
          <>
            <PersonFields form={signUp} kind={kind} />
            <AccessFields form={signUp} />
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

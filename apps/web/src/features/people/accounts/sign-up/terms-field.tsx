import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import type { SignUpForm } from './use-sign-up.ts'

/** The legal texts open in new tabs, so that the form stays. */
const elsewhere = { target: '_blank', rel: 'noopener' }

export const TermsField = ({ form: { values, errors, change } }: { form: SignUpForm }) => {
  const { t } = useTranslation('accounts')
  return (
    <CheckField
      name="terms"
      checked={values.terms}
      onChange={event => change({ terms: event.target.checked })}
      error={errors.terms}
      label={
        <Trans
          t={t}
          i18nKey="signUp.terms"
          components={{
            agreement: <Link to={paths.userAgreement()} {...elsewhere} />,
            privacy: <Link to={paths.privacyPolicy()} {...elsewhere} />,
          }}
        />
      }
    />
  )
}

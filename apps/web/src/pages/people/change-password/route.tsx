import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AuthFrame, ResetByCodeForm } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'

type Checked = { email: string; otp: string }

const isChecked = (state: unknown): state is Checked =>
  typeof state === 'object' && state !== null && 'email' in state && 'otp' in state

/**
 * After the code dialog, which passes email and code in the navigation state. They are also accepted as query
 * parameters, and removed from the URL at once, so that they are not kept in the history.
 */
export const Component = () => {
  const { t } = useTranslation('accounts')
  const { state } = useLocation() as { state: unknown }
  const [query] = useSearchParams()
  const email = query.get('email')
  const otp = query.get('otp')
  if (email && otp) return <Navigate to={paths.changePassword()} state={{ email, otp }} replace />
  if (!isChecked(state)) return <Navigate to={paths.forgotPassword()} replace />
  return (
    <AuthFrame
      title={t('reset.title')}
      lead={t('reset.leadFor', { email: state.email })}
      picture="/art/scene-lanterns.svg"
    >
      <ResetByCodeForm email={state.email} otp={state.otp} />
    </AuthFrame>
  )
}

import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type SignInDialogProps = { opened: boolean; onClose: () => void; onClosed?: () => void }

/** The sign-in dialog of the landing page, which loads this feature on demand. */
export const SignInDialog = ({ opened, onClose, onClosed }: SignInDialogProps) => {
  const { t } = useTranslation('accounts')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={t('signIn.title')}
      flap="/art/hero-welcome.svg"
    >
      <SignInForm autoFocus />
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import classes from './resend-button.module.css'
import { useResend } from './use-resend.ts'

/** Sends the verification e-mail again, once a visit; then says that it is on its way. */
export const ResendButton = (look: Pick<ButtonProps, 'variant' | 'size'>) => {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess } = useResend()
  return (
    <output className={classes.place}>
      {isSuccess ? (
        t('banner.sent')
      ) : (
        <Button {...look} loading={isPending} onClick={() => mutate()}>
          {t('banner.again')}
        </Button>
      )}
    </output>
  )
}

import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import classes from './resend-button.module.css'
import { useResend } from './use-resend.ts'

/** Resends the verification email, once per visit. */
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

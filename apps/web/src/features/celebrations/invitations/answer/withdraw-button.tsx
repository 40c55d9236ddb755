import type { Event } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { useWithdraw } from '../data.ts'

/** Withdraws a request to join; the viewer can ask again. `compact` is for cards. */
export const WithdrawButton = ({ event, compact = false }: { event: Event; compact?: boolean }) => {
  const { t } = useTranslation('invitations')
  const { mutate, isPending } = useWithdraw(event)
  const style = compact ? ({ variant: 'quiet', size: 'small' } as const) : ({ variant: 'outline' } as const)
  return (
    <Button {...style} aria-label={t('withdrawRequest')} loading={isPending} onClick={() => mutate()}>
      {t(compact ? 'withdraw' : 'withdrawRequest')}
    </Button>
  )
}

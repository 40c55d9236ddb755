import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { Printer } from '@phosphor-icons/react/Printer'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './own-ticket.module.css'

type TicketActionsProps = {
  /** Downloads the ticket. */
  save: () => Promise<void>
  /** They stand on coloured paper. */
  onPaper: boolean
}

/** Buttons to download or print a ticket. */
export const TicketActions = ({ save, onPaper }: TicketActionsProps) => {
  const { t } = useTranslation('tickets')
  const variant = onPaper ? 'white' : 'outline'
  const { mutate, isPending } = useAction({ send: save })
  return (
    <div className={classes.actions}>
      <Button
        variant={variant}
        leftSection={<DownloadSimple size={20} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('downloadNow')}
      </Button>
      <Button variant={variant} leftSection={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}

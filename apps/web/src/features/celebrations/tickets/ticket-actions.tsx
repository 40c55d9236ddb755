import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { Printer } from '@phosphor-icons/react/Printer'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './own-ticket.module.css'

/** To take a ticket along: as a file, or on paper. */
export const TicketActions = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation('tickets')
  const { mutate, isPending } = useAction({ send: save })
  return (
    <div className={classes.actions}>
      <Button
        variant="outline"
        leftSection={<DownloadSimple size={20} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('downloadNow')}
      </Button>
      <Button variant="outline" leftSection={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}

import { DownloadSimple } from '@phosphor-icons/react/DownloadSimple'
import { Printer } from '@phosphor-icons/react/Printer'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import classes from './own-ticket.module.css'

/** To take a ticket along: as a file, or on paper. */
export const TicketActions = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation('tickets')
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: error => toast.error(errorText(error)),
  })
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

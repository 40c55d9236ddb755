import { isAgreed } from '@celebrio/contract/market/agreements'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { FilePdf } from '@phosphor-icons/react/FilePdf'
import { useTranslation } from 'react-i18next'
import { CalendarButton } from '#features/celebrations/calendars'
import { useAction } from '#lib/actions/use-action.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './agreements.module.css'
import { saveAgreement, saveBooking } from './data.ts'

/** What was agreed on, to keep: on paper, and in a calendar. Nothing where nothing was. */
export const KeepAgreement = ({ booking: { id, status } }: { booking: Booking }) => {
  const { t } = useTranslation('agreements')
  const { mutate, isPending } = useAction({ send: () => saveAgreement(id) })
  if (!isAgreed(status)) return null
  return (
    <div className={classes.bar}>
      <Button
        variant="outline"
        loading={isPending}
        leftSection={<FilePdf size={18} aria-hidden />}
        onClick={() => mutate()}
      >
        {t('download')}
      </Button>
      <CalendarButton variant="outline" save={() => saveBooking(id)} />
    </div>
  )
}

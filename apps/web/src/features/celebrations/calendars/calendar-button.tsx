import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Downloads an event as a calendar file. */
export const CalendarButton = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation('calendars')
  const { mutate, isPending } = useAction({ send: save })
  return (
    <Button
      variant="white"
      loading={isPending}
      leftSection={<CalendarPlus size={18} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('addToCalendar')}
    </Button>
  )
}

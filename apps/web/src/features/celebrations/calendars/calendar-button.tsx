import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { Button } from '#ui/buttons/button.tsx'

type CalendarButtonProps = {
  save: () => Promise<void>
  /** White lies on the paper of an event. */
  variant?: 'white' | 'outline'
}

/** Downloads an event as a calendar file. */
export const CalendarButton = ({ save, variant = 'white' }: CalendarButtonProps) => {
  const { t } = useTranslation('calendars')
  const { mutate, isPending } = useAction({ send: save })
  return (
    <Button
      variant={variant}
      loading={isPending}
      leftSection={<CalendarPlus size={18} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('addToCalendar')}
    </Button>
  )
}

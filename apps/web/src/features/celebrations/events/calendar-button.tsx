import { CalendarPlus } from '@phosphor-icons/react/CalendarPlus'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toast } from '#ui/feedback/toast.ts'

/** Saves an event as a file that calendars read. */
export const CalendarButton = ({ save }: { save: () => Promise<void> }) => {
  const { t } = useTranslation('events')
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: error => toast.error(errorText(error)),
  })
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

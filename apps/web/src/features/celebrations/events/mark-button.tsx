import type { Event } from '@celebrio/contract/celebrations/events'
import { BookmarkSimple } from '@phosphor-icons/react/BookmarkSimple'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { useMark } from './data.ts'

type MarkButtonProps = { event: Event; size?: 'small' | 'medium'; variant?: 'outline' | 'white' }

/** Toggles the viewer's mark on an event; hidden if the viewer may not mark it. */
export const MarkButton = ({ event, size = 'medium', variant = 'outline' }: MarkButtonProps) => {
  const { t } = useTranslation('events')
  const { mutate, isPending } = useMark(event)
  if (!event.can.mark && !event.is_marked) return null
  return (
    <Button
      variant={variant}
      size={size}
      loading={isPending}
      leftSection={<BookmarkSimple size={18} weight={event.is_marked ? 'fill' : 'regular'} aria-hidden />}
      onClick={() => mutate()}
    >
      {t(event.is_marked ? 'unmark' : 'mark')}
    </Button>
  )
}

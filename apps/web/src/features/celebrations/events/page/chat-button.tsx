import type { Event } from '@celebrio/contract/celebrations/events'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'

/** The way to the event's conversation, for hosts and those who come. */
export const ChatButton = ({ event }: { event: Event }) => {
  const { t } = useTranslation('conversations')
  if (!event.can.see_wall) return null
  return (
    <ButtonLink
      to={paths.chatAbout('event', event.id)}
      variant="white"
      leftSection={<ChatCircle size={18} aria-hidden />}
    >
      {t('open')}
    </ButtonLink>
  )
}

import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'

/** The way to the conversation with the other side. */
export const ChatButton = ({ booking: { id, is_own } }: { booking: Booking }) => {
  const { t } = useTranslation('conversations')
  if (!is_own) return null
  return (
    <ButtonLink
      to={paths.chatAbout('booking', id)}
      variant="outline"
      fullWidth
      leftSection={<ChatCircle size={18} aria-hidden />}
    >
      {t('open')}
    </ButtonLink>
  )
}

import type { Event } from '@celebrio/contract/celebrations/events'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { useTranslation } from 'react-i18next'
import { addressOf, isOnlyInvited } from '#features/celebrations/events'
import { usePostDraft } from '#features/social/posts'
import { isCelebrant, useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Opens the composer with the event, for those who have a feed and events that others than the invited may see. */
export const PostButton = ({ event }: { event: Event }) => {
  const { t } = useTranslation('events')
  const session = useSession()
  const post = usePostDraft()
  if (!session || !isCelebrant(session.user) || isOnlyInvited(event.open_to)) return null
  return (
    <Button variant="white" leftSection={<PencilSimple size={18} aria-hidden />} onClick={() => post(addressOf(event))}>
      {t('postToFeed')}
    </Button>
  )
}

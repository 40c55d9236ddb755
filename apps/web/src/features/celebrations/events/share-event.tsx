import type { Event } from '@celebrio/contract/celebrations/events'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { ShareNetwork } from '@phosphor-icons/react/ShareNetwork'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { copyText } from '#ui/fields/copy-text.ts'
import { isOnlyInvited } from './audience.ts'
import classes from './share-event.module.css'

type SharedEvent = Pick<Event, 'id' | 'title'>

/** Absolute URL of the event page, for sharing. */
export const addressOf = ({ id }: SharedEvent) => new URL(paths.event(id), location.origin).href

const useCopy = (event: SharedEvent) => {
  const { t } = useTranslation('events')
  return () => copyText(addressOf(event), { copied: t('linkCopied'), refused: t('linkNotCopied') })
}

/** Closing the share sheet rejects with AbortError; that is not a failure. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares the event page through the system's share sheet, or copies the link where there is none. */
export const ShareButton = ({ event }: { event: SharedEvent }) => {
  const { t } = useTranslation('events')
  const copy = useCopy(event)
  const hasSheet = 'share' in navigator
  const share = async () => {
    try {
      await navigator.share({ title: event.title, url: addressOf(event) })
    } catch (error) {
      if (!isAborted(error)) await copy()
    }
  }
  const Icon = hasSheet ? ShareNetwork : LinkSimple
  return (
    <Button
      variant="white"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void (hasSheet ? share() : copy())}
    >
      {t(hasSheet ? 'share' : 'copyLink')}
    </Button>
  )
}

/** Links for a new event: open its page, copy its address where it opens to others than the invited. */
export const PageLinks = ({ event }: { event: SharedEvent & Pick<Event, 'open_to'> }) => {
  const { t } = useTranslation('events')
  const copy = useCopy(event)
  return (
    <div className={classes.links}>
      <ButtonLink variant="quiet" size="small" to={paths.event(event.id)}>
        {t('viewEvent')}
      </ButtonLink>
      {!isOnlyInvited(event.open_to) && (
        <Button
          variant="quiet"
          size="small"
          leftSection={<LinkSimple size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('copyLink')}
        </Button>
      )}
    </div>
  )
}

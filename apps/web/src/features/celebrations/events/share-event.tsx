import type { Event } from '@celebrio/contract/celebrations/events'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { ShareNetwork } from '@phosphor-icons/react/ShareNetwork'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { copyText } from '#ui/fields/copy-text.ts'
import classes from './share-event.module.css'

type Named = Pick<Event, 'id' | 'title'>

/** The address of an event's page, to be given to others. */
const addressOf = ({ id }: Named) => new URL(paths.event(id), location.origin).href

const useCopy = (event: Named) => {
  const { t } = useTranslation('events')
  return () => copyText(addressOf(event), { copied: t('linkCopied'), refused: t('linkNotCopied') })
}

/** Whoever closes the sheet of the device has changed their mind; any other failure is none of theirs. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Hands an event's page on: by the sheet of the device where it has one, else by the clipboard. */
export const ShareButton = ({ event }: { event: Named }) => {
  const { t } = useTranslation('events')
  const copy = useCopy(event)
  const hasSheet = 'share' in navigator
  const share = async () => {
    try {
      await navigator.share({ title: event.title, url: addressOf(event) })
    } catch (error) {
      if (!isGivenUp(error)) await copy()
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

/** From an event that has just been made to its page, and the address to be given to others. */
export const PageLinks = ({ event }: { event: Named }) => {
  const { t } = useTranslation('events')
  const copy = useCopy(event)
  return (
    <div className={classes.links}>
      <ButtonLink variant="quiet" size="small" to={paths.event(event.id)}>
        {t('viewEvent')}
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        leftSection={<LinkSimple size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('copyLink')}
      </Button>
    </div>
  )
}

import type { Event } from '@celebrio/contract/celebrations/events'
import type { OpenLink } from '@celebrio/contract/celebrations/open-links'
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple'
import { ShareNetwork } from '@phosphor-icons/react/ShareNetwork'
import { WhatsappLogo } from '@phosphor-icons/react/WhatsappLogo'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './open-links.module.css'
import { whenOf } from './when.ts'

type ShareWaysProps = { event: Event; link: OpenLink }

/** Drafts of a message with the link, and the system's share sheet where there is one. */
export const ShareWays = ({ event, link: { link } }: ShareWaysProps) => {
  const { t } = useTranslation('open-links')
  const { title } = event
  const when = event.date_open ? t('dateOpen') : whenOf(event)
  const draft = t('draft', { title, when, link })
  const subject = encodeURIComponent(t('draftSubject', { title }))
  const share = () =>
    navigator.share({ title, text: t('draftText', { title, when }), url: link }).catch(() => undefined)
  return (
    <div className={classes.ways}>
      <a href={`https://wa.me/?text=${encodeURIComponent(draft)}`} target="_blank" rel="noreferrer">
        <WhatsappLogo size={24} aria-hidden />
        WhatsApp
      </a>
      <a href={`mailto:?subject=${subject}&body=${encodeURIComponent(draft)}`}>
        <EnvelopeSimple size={24} aria-hidden />
        {t('mail')}
      </a>
      {'share' in navigator && (
        <Button variant="outline" leftSection={<ShareNetwork size={20} aria-hidden />} onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
    </div>
  )
}

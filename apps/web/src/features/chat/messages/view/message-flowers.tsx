import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { Posy } from '#ui/flowers/posy.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FlowerGivers } from './flower-givers.tsx'
import classes from './message-flowers.module.css'

/** What can be done with the message: with its last flower the button goes that had the focus. */
const menuBeside = (place: HTMLElement | null) =>
  place?.closest('article')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')

/** The flowers that lie at a message; pressed, they say who gave which. */
export const MessageFlowers = ({ message }: { message: ChatMessage }) => {
  const { t } = useTranslation('messages')
  const [opened, setOpened] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => setOpened(false)
  const keepFocus = () => document.activeElement === document.body && menuBeside(place.current)?.focus()
  const { total, type, by_type } = message.reactions
  return (
    <div ref={place} className={classes.place}>
      {total > 0 && (
        <button
          type="button"
          className={classes.flowers}
          aria-haspopup="dialog"
          data-own={type !== null || undefined}
          onClick={() => setOpened(true)}
        >
          <Posy byType={by_type} />
          {total > 1 && <span aria-hidden>{formatCount(total)}</span>}
          <VisuallyHidden>{t('flowers', { count: total })}</VisuallyHidden>
        </button>
      )}
      <Dialog opened={opened} onClose={close} onClosed={keepFocus} title={t('flowersTitle')}>
        <FlowerGivers message={message} onTakenBack={close} />
      </Dialog>
    </div>
  )
}

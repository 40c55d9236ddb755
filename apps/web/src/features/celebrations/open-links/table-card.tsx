import type { Event } from '@celebrio/contract/celebrations/events'
import type { OpenLink } from '@celebrio/contract/celebrations/open-links'
import { Printer } from '@phosphor-icons/react/Printer'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Button } from '#ui/buttons/button.tsx'
import classes from './table-card.module.css'
import { whenOf } from './when.ts'

const qrImageOf = ({ size, path }: OpenLink['qr']): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${size + 4} ${size + 4}" shape-rendering="crispEdges"><path d="${path}"/></svg>`,
  )}`

/** Prints one element: its style sheet hides all else while it is marked. */
function printOnly(element: HTMLElement | null): void {
  if (!element) return
  element.dataset.printed = ''
  window.addEventListener('afterprint', () => delete element.dataset.printed, { once: true })
  window.print()
}

/** A card for the table: what for, when, and the code; to be printed. */
export const TableCard = ({ event, link }: { event: Event; link: OpenLink }) => {
  const { t } = useTranslation('open-links')
  const card = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={card} className={classes.place}>
        <PaperSurface paper={event.paper} className={classes.card}>
          <div>
            <p className={classes.quiet}>{t('youAreInvited')}</p>
            <h3 className={classes.title} dir="auto">
              {event.title}
            </h3>
            {!event.date_open && <p className={classes.when}>{whenOf(event)}</p>}
            <p className={classes.quiet}>{t('scan')}</p>
          </div>
          <img className={classes.qr} src={qrImageOf(link.qr)} alt={t('qr')} width={124} height={124} />
        </PaperSurface>
      </div>
      <Button variant="outline" leftSection={<Printer size={20} aria-hidden />} onClick={() => printOnly(card.current)}>
        {t('printCard')}
      </Button>
    </>
  )
}

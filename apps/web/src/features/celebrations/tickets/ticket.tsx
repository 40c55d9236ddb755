import type { Event } from '@celebrio/contract/celebrations/events'
import { type Ticket as OwnTicket, printedCode } from '@celebrio/contract/celebrations/tickets'
import { useTranslation } from 'react-i18next'
import { addressLineOf, Cover, spanOf } from '#features/celebrations/events'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'
import { qrImageOf } from '#lib/qr-image.ts'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import classes from './ticket.module.css'

type TicketProps = { event: Event; ticket: OwnTicket }

type FactProps = { name: string; value: string | null; dir?: 'auto' }

const Fact = ({ name, value, dir }: FactProps) =>
  value && (
    <div>
      <dt>{name}</dt>
      <dd dir={dir}>{value}</dd>
    </div>
  )

const Facts = ({ event, ticket: { name, party } }: TicketProps) => {
  const { t } = useTranslation('tickets')
  return (
    <dl className={classes.facts}>
      <Fact name={t('date')} value={formatSpanDay(spanOf(event))} />
      <Fact name={t('time')} value={formatSpanTime(spanOf(event))} />
      <Fact name={t('address')} value={addressLineOf(event)} dir="auto" />
      <Fact name={t('dressCode')} value={event.dress_code} dir="auto" />
      <Fact name={t('guest')} value={t('party', { name, count: party })} />
    </dl>
  )
}

const Stub = ({ ticket: { entrance_code, qr } }: { ticket: OwnTicket }) => {
  const { t } = useTranslation('tickets')
  return (
    <div className={classes.stub}>
      <img className={classes.qr} src={qrImageOf(qr)} alt={t('qr')} width={160} height={160} />
      <div>
        <p className={classes.label}>{t('entranceCode')}</p>
        <p className={classes.code}>{printedCode(entrance_code)}</p>
      </div>
    </div>
  )
}

/** A printed ticket: cover, details, and the stub with its code. The only part of the page that prints. */
export const Ticket = ({ event, ticket }: TicketProps) => {
  const { t } = useTranslation('tickets')
  return (
    <PaperSurface paper={event.paper} className={classes.place}>
      <article className={classes.ticket} aria-label={t('yourTicket')}>
        <div className={classes.cover}>
          <Cover cover={event.cover} address={event.coverphoto} sizes="(max-width: 640px) 100vw, 200px" eager />
        </div>
        <div className={classes.words}>
          <p className={classes.host}>{t('invites', { host: event.user.name })}</p>
          <h3 className={classes.title} dir="auto">
            {event.title}
          </h3>
          <Facts event={event} ticket={ticket} />
        </div>
        <Stub ticket={ticket} />
      </article>
    </PaperSurface>
  )
}

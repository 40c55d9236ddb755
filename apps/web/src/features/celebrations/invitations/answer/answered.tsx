import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { printedCode } from '@celebrio/contract/celebrations/tickets'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Flower } from '#ui/brand/flower.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Confetti } from '#ui/feedback/confetti.tsx'
import classes from './answer.module.css'

const firstName = (name: string) => name.trim().split(/\s+/u)[0] ?? name

type AnsweredProps = {
  event: Event
  invitation: OwnInvitation
  /** The viewer's name. */
  name: string
  /** Where the ticket can be seen. */
  ticket: ReactNode
  /** It has just been said. */
  fresh: boolean
  onChange: () => void
}

/** After a yes: the place is there, with the code for the door. */
export const Accepted = ({ event, invitation, name, ticket, fresh, onChange }: AnsweredProps) => {
  const { t } = useTranslation('invitations')
  const count = invitation.adults + invitation.children
  return (
    <div className={classes.celebrated}>
      {fresh && <Confetti />}
      <section className={classes.center} aria-label={t('yourAnswer')}>
        <Flower type={6} size={72} />
        <h2>{t('seeYou', { name: firstName(name) })}</h2>
        <p>{t('hostKnows', { count, host: firstName(event.user.name) })}</p>
        {invitation.entrance_code && (
          <div className={classes.ticket}>
            <DateBadge date={event.starts_at} size={60} timeZone={event.timezone} />
            <span>
              <b>{t('placeReady')}</b>
              <span>
                {t('entranceCode')} <output className={classes.code}>{printedCode(invitation.entrance_code)}</output>
              </span>
            </span>
          </div>
        )}
        {invitation.entrance_code && ticket}
        {event.can.answer && (
          <Button variant="quiet" onClick={onChange}>
            {t('changeAnswer')}
          </Button>
        )}
      </section>
    </div>
  )
}

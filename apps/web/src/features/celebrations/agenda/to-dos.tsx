import type { Hosting } from '@celebrio/contract/celebrations/agenda'
import type { Event } from '@celebrio/contract/celebrations/events'
import { MapPin } from '@phosphor-icons/react/MapPin'
import { Ticket } from '@phosphor-icons/react/Ticket'
import { useTranslation } from 'react-i18next'
import { addressLineOf, mapOf } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { HostLines } from './host-lines.tsx'
import { Line } from './line.tsx'
import classes from './to-dos.module.css'

const GuestLines = ({ event }: { event: Event }) => {
  const { t } = useTranslation('agenda')
  const own = event.my_invitation
  const address = addressLineOf(event)
  const people = own ? own.adults + own.children : 1
  return (
    <>
      <Line
        icon={<Ticket size={22} />}
        text={t('party', { count: people })}
        action={{ label: own?.entrance_code ? t('ticket') : t('see'), to: paths.event(event.id) }}
      />
      {address && (
        <Line
          icon={<MapPin size={22} />}
          text={t('directions')}
          action={{ label: t('map'), href: mapOf(event, address) }}
        />
      )}
    </>
  )
}

/** The stub of the card: what the viewer has to do for the event, or needs for it. */
export const ToDos = ({ event, hosting }: { event: Event; hosting: Hosting | null }) => {
  const { t } = useTranslation('agenda')
  return (
    <ul className={classes.stub} aria-label={t('toDo')}>
      {hosting ? <HostLines event={event} hosting={hosting} /> : <GuestLines event={event} />}
    </ul>
  )
}

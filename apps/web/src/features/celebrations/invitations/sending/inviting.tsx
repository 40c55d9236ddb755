import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLinks } from '#features/celebrations/events'
import { PastedList } from '#features/celebrations/external-guests'
import { OpenLinkPanel } from '#features/celebrations/open-links'
import { PollDates } from '#features/celebrations/polls'
import { TicketButton } from '#features/celebrations/tickets'
import { useDraft } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { ByConnections } from './by-connections.tsx'
import { ByGroups } from './by-groups.tsx'
import { candidateGroupsQuery } from './data.ts'
import { Hero } from './hero.tsx'
import classes from './invite-page.module.css'
import { type Kinds, kindOf, kindsOpenedTo } from './kinds.ts'
import { Message } from './message.tsx'
import { useChoice } from './use-choice.ts'

/** What else there is to do with a new event. */
const Links = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  return (
    <div className={classes.links}>
      {event.your_role === 'host' && !event.date_open && <TicketButton event={event} variant="quiet" size="small" />}
      <PageLinks event={event} />
      <ButtonLink variant="quiet" size="small" to={paths.myEvents()}>
        {t('goToEvents')}
      </ButtonLink>
    </div>
  )
}

/** In a poll: what guests are invited to. */
const Dates = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  return (
    <section className={classes.dates}>
      <p>{t('pollLead')}</p>
      <PollDates event={event} />
    </section>
  )
}

type Way = 'byConnections' | 'byGroups' | 'byEmail' | 'byLink'
const ways: readonly Way[] = ['byConnections', 'byGroups', 'byEmail', 'byLink']

type WaysProps = { event: Event; kinds: Kinds; isNew: boolean; onSent: (count: number) => void }

/** The ways to invite; what is ticked and written stays when one changes between them. */
const Ways = ({ event, kinds, isNew, onSent }: WaysProps) => {
  const { t } = useTranslation('invitations')
  const [way, setWay] = useState<Way>(kindOf(kinds, 0).total > 0 ? 'byConnections' : 'byEmail')
  const choice = useChoice(isNew ? kindsOpenedTo(event.open_to).flatMap(kind => kindOf(kinds, kind).ids) : [])
  const { values, change, reset } = useDraft(`invite:${event.id}`, { message: '' })
  const finish = (count: number) => {
    reset()
    onSent(count)
  }
  const words = <Message value={values.message} onChange={message => change({ message })} />
  const sending = { event, message: values.message, onSent: finish, words }
  const hasGroups = (useQuery(candidateGroupsQuery(event.id)).data ?? []).length > 0
  const options = ways.filter(value => value !== 'byGroups' || hasGroups).map(value => ({ value, label: t(value) }))
  return (
    <>
      <Chips label={t('howToInvite')} labelHidden options={options} chosen={[way]} plain onPress={setWay} />
      {way === 'byConnections' && <ByConnections {...sending} kinds={kinds} isNew={isNew} choice={choice} />}
      {way === 'byGroups' && <ByGroups {...sending} />}
      {way === 'byEmail' && <PastedList {...sending} />}
      {way === 'byLink' && <OpenLinkPanel event={event} />}
    </>
  )
}

type InvitingProps = WaysProps & { more: ReactNode }

/** Whom to invite, by connections, by e-mail or by a link for everybody; after creating, those are ticked to whom the event is open. */
export const Inviting = ({ more, ...props }: InvitingProps) => {
  const { t } = useTranslation('invitations')
  const { event, isNew } = props
  return (
    <div className={classes.page} data-floods>
      <Hero event={event} isNew={isNew} />
      <div className={classes.panel}>
        <h2 className={classes.title}>{t('inviteTitle')}</h2>
        {event.date_open && <Dates event={event} />}
        <Ways {...props} />
        {more}
        <Links event={event} />
      </div>
    </div>
  )
}

import type { Event } from '@celebrio/contract/events'
import { DoorOpen } from '@phosphor-icons/react/DoorOpen'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Helpers, LeaveButton } from '#features/event-helpers'
import { DeleteDialog } from '#features/events'
import { TicketButton } from '#features/tickets'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Panel } from '../panel.tsx'
import { GuestList } from './guest-list.tsx'
import classes from './hosting.module.css'
import { InviteWays } from './invite-ways.tsx'
import { RequestList } from './request-list.tsx'

const SummaryLink = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  return (
    <ButtonLink variant="outline" to={paths.eventSummary(event.id)}>
      {t('summary')}
    </ButtonLink>
  )
}

const Ways = ({ event, onDelete }: { event: Event; onDelete: () => void }) => {
  const { t } = useTranslation('invitations')
  const isHost = event.your_role === 'host'
  return (
    <div className={classes.ways}>
      {event.can.invite && <InviteWays event={event} />}
      <ButtonLink variant="outline" to={paths.eventDoor(event.id)} leftSection={<DoorOpen size={20} aria-hidden />}>
        {t('openDoor')}
      </ButtonLink>
      {isHost && !event.date_open && <TicketButton event={event} />}
      <SummaryLink event={event} />
      <ButtonLink variant="outline" to={paths.eventEdit(event.id)}>
        {t('edit')}
      </ButtonLink>
      {event.can.delete && (
        <Button variant="danger" onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
      {!isHost && <LeaveButton event={event} />}
    </div>
  )
}

/** What a host or co-host does about an event: invite, change, open the door, delete; who helps, and who wants to come. */
export const HostPanel = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const close = () => setDeleting(false)
  const isHost = event.your_role === 'host'
  return (
    <>
      <Panel
        title={t(isHost ? 'youHost' : 'youCohost')}
        lead={isHost ? t('youHostText') : t('youCohostText', { name: event.user.name })}
      >
        <Ways event={event} onDelete={() => setDeleting(true)} />
      </Panel>
      <Panel title={t('helpers')}>
        <Helpers event={event} />
      </Panel>
      <RequestList event={event} />
      <GuestList event={event} />
      <DeleteDialog event={event} opened={deleting} onClose={close} onDeleted={() => void navigate(paths.myEvents())} />
    </>
  )
}

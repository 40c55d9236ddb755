import type { Event } from '@celebrio/contract/celebrations/events'
import { DoorOpen } from '@phosphor-icons/react/DoorOpen'
import { ListChecks } from '@phosphor-icons/react/ListChecks'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DeleteDialog } from '#features/celebrations/events'
import { Helpers, LeaveButton } from '#features/celebrations/helpers'
import { FromHost, WriteToGuests } from '#features/celebrations/host-messages'
import { OpenLinkPanel } from '#features/celebrations/open-links'
import { TicketButton } from '#features/celebrations/tickets'
import { soughtFor, useExplorePath } from '#lib/explore-path.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { GuestList } from './guest-list.tsx'
import classes from './hosting.module.css'
import { InviteWays } from './invite-ways.tsx'
import { RequestList } from './request-list.tsx'

const Tiles = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const isHost = event.your_role === 'host'
  const [now] = useState(() => new Date())
  return (
    <div className={classes.tiles}>
      <ButtonLink variant="tile" to={paths.eventDoor(event.id)} leftSection={<DoorOpen size={24} aria-hidden />}>
        {t('openDoor')}
      </ButtonLink>
      {isHost && !event.date_open && <TicketButton event={event} variant="tile" />}
      <ButtonLink variant="tile" to={paths.eventSummary(event.id)} leftSection={<ListChecks size={24} aria-hidden />}>
        {t('summary')}
      </ButtonLink>
      <ButtonLink variant="tile" to={paths.eventEdit(event.id)} leftSection={<PencilSimple size={24} aria-hidden />}>
        {t('edit')}
      </ButtonLink>
      <ButtonLink
        variant="tile"
        to={useExplorePath(soughtFor(event, now))}
        leftSection={<Storefront size={24} aria-hidden />}
      >
        {t('findProviders')}
      </ButtonLink>
    </div>
  )
}

/** Delete button with its confirmation. */
const Delete = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={classes.delete}
        leftSection={<Trash size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('delete')}
      </Button>
      <DeleteDialog
        event={event}
        opened={opened}
        onClose={() => setOpened(false)}
        onDeleted={() => void navigate(paths.myEvents())}
      />
    </>
  )
}

/** Actions of hosts and co-hosts: invite, edit, check in, delete, helpers and join requests. */
export const HostPanel = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const isHost = event.your_role === 'host'
  return (
    <>
      <Panel
        title={t(isHost ? 'youHost' : 'youCohost')}
        lead={isHost ? t('youHostText') : t('youCohostText', { name: event.user.name })}
      >
        {event.can.invite && <InviteWays event={event} />}
        <WriteToGuests event={event} />
        <Tiles event={event} />
        <div className={classes.last}>
          {event.can.delete && <Delete event={event} />}
          {!isHost && <LeaveButton event={event} />}
        </div>
      </Panel>
      <FromHost place={event.id} />
      {event.can.invite && <OpenLinkPanel event={event} />}
      <Panel title={t('helpers')}>
        <Helpers event={event} />
      </Panel>
      <RequestList event={event} />
      <GuestList event={event} />
    </>
  )
}

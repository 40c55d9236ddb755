import type { Event } from '@celebrio/contract/celebrations/events'
import { Ticket as TicketIcon } from '@phosphor-icons/react/Ticket'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { OwnTicket } from './own-ticket.tsx'

type TicketButtonProps = { event: Event } & Pick<ButtonProps, 'variant' | 'size'>

/** Opens the viewer's ticket of an event. */
export const TicketButton = ({ event, variant = 'outline', size }: TicketButtonProps) => {
  const { t } = useTranslation('tickets')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        size={size}
        leftSection={<TicketIcon size={variant === 'tile' ? 24 : 20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('showTicket')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('yourTicket')} size="large">
        <OwnTicket event={event} />
      </Dialog>
    </>
  )
}

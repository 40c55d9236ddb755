import type { Event } from '@celebrio/contract/celebrations/events'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { PaperPlaneTilt } from '@phosphor-icons/react/PaperPlaneTilt'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { SomebodyDialog } from './external-guest-dialog.tsx'
import classes from './hosting.module.css'
import { InviteDialog } from './invite-dialog.tsx'

/** Connections are invited here, others by links of their own. */
export const InviteWays = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const [open, setOpen] = useState<'connections' | 'somebody' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.ways}>
      <Button leftSection={<PaperPlaneTilt size={20} aria-hidden />} onClick={() => setOpen('connections')}>
        {t('invite')}
      </Button>
      <Button variant="outline" leftSection={<LinkSimple size={20} aria-hidden />} onClick={() => setOpen('somebody')}>
        {t('inviteSomebody')}
      </Button>
      <InviteDialog event={event} opened={open === 'connections'} onClose={close} />
      <SomebodyDialog event={event} opened={open === 'somebody'} onClose={close} />
    </div>
  )
}

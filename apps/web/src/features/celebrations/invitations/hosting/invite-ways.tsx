import type { Event } from '@celebrio/contract/celebrations/events'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { PaperPlaneTilt } from '@phosphor-icons/react/PaperPlaneTilt'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalGuestDialog } from '#features/celebrations/external-guests'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import classes from './hosting.module.css'

/** Two ways to invite: the page for many, or one external guest by a personal link. */
export const InviteWays = ({ event }: { event: Event }) => {
  const { t } = useTranslation('invitations')
  const [opened, setOpened] = useState(false)
  return (
    <div className={classes.ways}>
      <ButtonLink leftSection={<PaperPlaneTilt size={20} aria-hidden />} to={paths.eventInvite(event.id)}>
        {t('invite')}
      </ButtonLink>
      <Button variant="outline" leftSection={<LinkSimple size={20} aria-hidden />} onClick={() => setOpened(true)}>
        {t('inviteSomebody')}
      </Button>
      <ExternalGuestDialog event={event} opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}

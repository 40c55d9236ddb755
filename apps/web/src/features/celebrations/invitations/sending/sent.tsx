import type { Event } from '@celebrio/contract/celebrations/events'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Confetti } from '#ui/feedback/confetti.tsx'
import { ActionBar } from '#ui/layout/action-bar.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { InvitationCard } from './hero.tsx'
import classes from './invite-page.module.css'

type SentProps = { event: Event; count: number; more: ReactNode; onMore: () => void }

/** Says how many invitations are on their way. */
export const Sent = ({ event, count, more, onMore }: SentProps) => {
  const { t } = useTranslation('invitations')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  const title = count > 0 ? t('invitedToVote', { count }) : t('invitedBeforeToVote')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={classes.sent}>
        {count > 0 && <Confetti />}
        <PaperSurface paper={event.paper} className={classes.again}>
          <InvitationCard event={event} />
        </PaperSurface>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{t('sentText')}</p>
        {more}
      </div>
      <ActionBar>
        <Button variant="outline" onClick={onMore}>
          {t('inviteMore')}
        </Button>
        <ButtonLink to={paths.event(event.id)}>{t('toEvent')}</ButtonLink>
      </ActionBar>
    </>
  )
}

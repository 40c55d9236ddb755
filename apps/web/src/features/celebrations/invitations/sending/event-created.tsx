import { useTranslation } from 'react-i18next'
import { type Created, PageLinks } from '#features/celebrations/events'
import { OwnTicket } from '#features/celebrations/tickets'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Confetti } from '#ui/feedback/confetti.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useInvite } from '../data.ts'
import { PeoplePicker } from '../people-picker.tsx'
import { useChoice } from '../use-choice.ts'
import classes from './event-created.module.css'

type EventCreatedProps = { created: Created; opened: boolean; onClose: () => void }

/** The event stands: to whom shall the tickets go? */
export const EventCreated = ({ created: { event, friends }, opened, onClose }: EventCreatedProps) => {
  const { t } = useTranslation('invitations')
  const { chosen, toggle } = useChoice(friends.map(({ id }) => id))
  const invite = useInvite(event.id, () => undefined)
  const isSent = invite.isSuccess
  const send = () => invite.mutate({ friend_ids: [...chosen] })
  const footer = (
    <>
      <ButtonLink variant={friends.length > 0 && !isSent ? 'outline' : 'primary'} to={paths.myEvents()}>
        {t('goToEvents')}
      </ButtonLink>
      {friends.length > 0 && !isSent && (
        <Button loading={invite.isPending} disabled={chosen.size === 0} onClick={send}>
          {t('sendTickets')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t('eventCreated')} size="large" footer={footer}>
      <div className={classes.created}>
        <Confetti />
        <OwnTicket event={event} />
        <PageLinks event={event} />
        {friends.length > 0 && !isSent && (
          <>
            <h3 className={classes.title}>{t('sendTo')}</h3>
            <PeoplePicker label={t('sendTo')} people={friends} chosen={chosen} onToggle={toggle} />
          </>
        )}
        {friends.length === 0 && <p className={classes.none}>{t('nobodyCovered')}</p>}
        {isSent && <p className={classes.none}>{t('onTheirWay')}</p>}
      </div>
    </Dialog>
  )
}

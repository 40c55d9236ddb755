import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './profile-dialog.module.css'
import { RelationshipActions } from './relationship-actions.tsx'
import { TreatButton } from './treat-button.tsx'

const About = ({ entry }: { entry: MeetEntry }) => {
  const { t } = useTranslation('meet')
  const { summary, likes, address } = entry.meet_friend
  if (!summary && !likes && !address) return <p className={classes.none}>{t('noWords', { name: entry.name })}</p>
  return (
    <>
      {summary && (
        <p className={classes.summary} dir="auto">
          {summary}
        </p>
      )}
      <dl className={classes.list}>
        {likes && (
          <div>
            <dt>{t('likes')}</dt>
            <dd dir="auto">{likes}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{t('meetsAt')}</dt>
            <dd dir="auto">{address}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

type ProfileDialogProps = { entry: MeetEntry; opened: boolean; onClose: () => void }

/** A person's Meet new friends profile. */
export const ProfileDialog = ({ entry, opened, onClose }: ProfileDialogProps) => {
  const { t } = useTranslation('meet')
  const facts = [entry.country?.name, t('joined', { date: formatDate(entry.joined_at) })].filter(Boolean)
  const actions = (
    <div className={classes.actions}>
      <TreatButton entry={entry} size="medium" />
      <RelationshipActions entry={entry} size="medium" />
    </div>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={entry.name} footer={actions}>
      <div className={classes.head}>
        <div className={classes.print}>
          <Avatar name={entry.name} src={entry.profile_picture} size={168} square />
        </div>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      <About entry={entry} />
    </Dialog>
  )
}

import type { WallEntry } from '@celebrio/contract/celebrations/wall'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { PersonLink } from '#ui/people/person-link.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { useApprove, useDelete } from './data.ts'
import { Pictures } from './pictures.tsx'
import classes from './wall.module.css'

type EntryProps = { eventId: number; entry: WallEntry }

const EntryActions = ({ eventId, entry }: EntryProps) => {
  const { t } = useTranslation('wall')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate: remove, isPending: removing } = useDelete(eventId, entry)
  const { mutate: approve, isPending: approving } = useApprove(eventId, entry)
  return (
    <div className={classes.deeds}>
      {entry.can.approve && (
        <Button size="small" variant="lagoon" loading={approving} onClick={() => approve(undefined)}>
          {t('approve')}
        </Button>
      )}
      {entry.can.delete && (
        <IconButton
          label={t('delete')}
          icon={<Trash size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        />
      )}
      <AskDialog
        title={t('deleteTitle')}
        text={t('deleteText')}
        opened={asking}
        busy={removing}
        onClose={close}
        onYes={() => remove(undefined, { onSettled: close })}
      />
    </div>
  )
}

/** One wall entry with the viewer's actions. */
export const Entry = ({ eventId, entry }: EntryProps) => {
  const { t } = useTranslation('wall')
  const { user, words, images } = entry
  const pictures = images.map(media => ({ media, author: user.name }))
  return (
    <li>
      <article className={classes.entry} aria-label={t('by', { name: user.name })}>
        <Avatar name={user.name} src={user.profile_picture} size={44} />
        <div className={classes.body}>
          <p className={classes.head}>
            <b dir="auto">
              <PersonLink id={user.id}>{user.name}</PersonLink>
            </b>
            <RelativeTime className={classes.time} date={entry.created_at} />
            {entry.is_waiting && <span className={classes.waiting}>{t('waits')}</span>}
          </p>
          {words && (
            <p className={classes.words} dir="auto">
              <RichText text={words} mentions={[]} />
            </p>
          )}
          {pictures.length > 0 && <Pictures pictures={pictures} label={t('picturesBy', { name: user.name })} />}
        </div>
        <EntryActions eventId={eventId} entry={entry} />
      </article>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { membershipQuery } from './data.ts'
import classes from './invite.module.css'
import { JoinDialog } from './join-dialog.tsx'

/** Invites users to join; shows members under which name they take part. */
export const Invite = () => {
  const { t } = useTranslation('meet')
  const { data } = useQuery(membershipQuery)
  const [opened, setOpened] = useState(false)
  if (!data) return null
  const { meet_friend: profile } = data
  return (
    <section className={classes.invite} data-quiet={profile ? true : undefined} aria-label={t('inviteTitle')}>
      {profile ? (
        <>
          <Avatar name={profile.name} src={profile.image} size={36} />
          <p className={classes.words}>{t(profile.status ? 'joinedPrivately' : 'joinedAs', { name: profile.name })}</p>
          <Button variant="quiet" size="small" onClick={() => setOpened(true)}>
            {t('edit')}
          </Button>
        </>
      ) : (
        <>
          <div className={classes.words}>
            <h2 className={classes.title}>{t('inviteTitle')}</h2>
            <p>{t('inviteText')}</p>
          </div>
          <Button onClick={() => setOpened(true)}>{t('join')}</Button>
        </>
      )}
      <JoinDialog opened={opened} onClose={() => setOpened(false)} />
    </section>
  )
}

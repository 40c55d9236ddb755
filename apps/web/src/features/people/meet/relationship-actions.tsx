import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { useConnect } from './data.ts'
import classes from './treat-button.module.css'

type ActionsProps = { entry: MeetEntry; size?: 'small' | 'medium' }

/** A connect button, or the state of the connection. */
const Connection = ({ entry, size }: Required<ActionsProps>) => {
  const { t } = useTranslation('meet')
  const connect = useConnect(entry)
  if (entry.can.connect)
    return (
      <Button
        variant="lagoon"
        size={size}
        aria-label={t('connectWith', { name: entry.name })}
        loading={connect.isPending}
        onClick={() => connect.mutate()}
      >
        {t('connect')}
      </Button>
    )
  if (entry.status === null) return null
  if (entry.direction === 'received')
    return (
      <ButtonLink variant="outline" size={size} to={paths.friendRequests()}>
        {t('answerRequest')}
      </ButtonLink>
    )
  return <span className={classes.done}>{t(entry.status === 1 ? 'connected' : 'requestSent')}</span>
}

/** After an accepted treat: the way to the conversation, and to a connection. Nothing before. */
export const RelationshipActions = ({ entry, size = 'small' }: ActionsProps) => {
  const { t } = useTranslation('meet')
  return (
    <>
      {entry.can.message && (
        <ButtonLink
          variant="outline"
          size={size}
          aria-label={t('messageTo', { name: entry.name })}
          to={paths.chatAbout('person', entry.id)}
        >
          {t('message')}
        </ButtonLink>
      )}
      <Connection entry={entry} size={size} />
    </>
  )
}

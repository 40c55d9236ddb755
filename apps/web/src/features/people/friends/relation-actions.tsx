import type { Profile } from '@celebrio/contract/people/profiles'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { useRemove, useRequest } from './data.ts'
import { TypeButton } from './type-button.tsx'
import { UnfriendButton } from './unfriend-button.tsx'

export type Relation = Pick<Profile, 'id' | 'name' | 'connection' | 'can'>

const Connect = ({ person }: { person: Relation }) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useRequest(person.id, 'connectionSent')
  return (
    <TypeButton
      label={t('connect')}
      title={t('connectTitle', { name: person.name })}
      busy={isPending}
      onChoose={type => mutate(type)}
    />
  )
}

const Sent = ({ person }: { person: Relation }) => {
  const { t } = useTranslation('friends')
  const { mutate, isPending } = useRemove(person.id, true)
  return (
    <>
      <Button variant="sunken" disabled>
        {t('connectionSent')}
      </Button>
      <Button variant="outline" loading={isPending} onClick={() => mutate()}>
        {t('cancel')}
      </Button>
    </>
  )
}

/** Actions for the connection with a person: request, cancel, answer, or remove. */
export const RelationActions = ({ person }: { person: Relation }) => {
  const { connection, can } = person
  if (can.connect) return <Connect person={person} />
  if (can.answer) return <AnswerButtons person={person} />
  if (connection?.direction === 'sent') return <Sent person={person} />
  return can.remove ? <UnfriendButton person={person} /> : null
}

import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { ActionBar } from '#ui/layout/action-bar.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
import { type CandidateGroup, candidateGroupsQuery, useInviteGroup } from './data.ts'

type ByGroupsProps = {
  event: Event
  message: string
  onSent: (count: number) => void
  /** Adds the host's words. */
  words: ReactNode
}

type RowProps = Omit<ByGroupsProps, 'words'> & { group: CandidateGroup }

const Row = ({ event, message, onSent, group }: RowProps) => {
  const { t } = useTranslation('invitations')
  const { mutate, isPending } = useInviteGroup(event.id, onSent)
  const { id, name, cover, total, open: count } = group
  const already = total - count
  const picture = cover && (cover.sources[0]?.url ?? cover.image)
  return (
    <PersonRow
      name={name}
      picture={picture}
      facts={[
        t('groupPeople', { count: total }),
        count === 0 ? t('groupInvited') : already > 0 && t('groupAlready', { count: already }),
      ]}
      actions={
        count > 0 && (
          <Button
            variant="outline"
            size="small"
            loading={isPending}
            aria-label={t('inviteGroup', { count, name })}
            onClick={() => mutate({ group_id: id, message })}
          >
            {t('inviteCount', { count })}
          </Button>
        )
      }
    >
      <strong dir="auto">{name}</strong>
    </PersonRow>
  )
}

/** Invites one of the viewer's groups as a whole. */
export const ByGroups = ({ words, ...props }: ByGroupsProps) => {
  const { t } = useTranslation('invitations')
  const { data = [] } = useQuery(candidateGroupsQuery(props.event.id))
  return (
    <>
      <ul aria-label={t('byGroups')}>
        {data.map(group => (
          <Row key={group.id} group={group} {...props} />
        ))}
      </ul>
      <ActionBar side>{words}</ActionBar>
    </>
  )
}

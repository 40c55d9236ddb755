import { delays } from '@celebrio/contract/platform/delays'
import type { Group } from '@celebrio/contract/social/group-shapes'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { useInvite } from './actions.ts'
import { type Candidate, candidatesQuery } from './data.ts'
import classes from './group-page.module.css'
import { LinkSection } from './link-section.tsx'

const Row = ({ group, person }: { group: Group; person: Candidate }) => {
  const { t } = useTranslation('groups')
  const { mutate, isPending } = useInvite(group.id)
  const { name, profile_picture, is_invited } = person
  return (
    <PersonRow
      name={name}
      picture={profile_picture}
      facts={[is_invited && t('isInvited')]}
      beside="button"
      actions={
        !is_invited && (
          <Button
            variant="outline"
            size="small"
            loading={isPending}
            aria-label={t('inviteOne', { name })}
            onClick={() => mutate(person)}
          >
            {t('invite')}
          </Button>
        )
      }
    >
      <strong dir="auto">{name}</strong>
    </PersonRow>
  )
}

type NoCandidatesProps = { keyword: string; hasConnections: boolean }

/** Why there is nobody to invite, and what can be done. */
const NoCandidates = ({ keyword, hasConnections }: NoCandidatesProps) => {
  const { t } = useTranslation('groups')
  if (hasConnections) return <p className={classes.quiet}>{t(keyword ? 'noMatch' : 'nobodyToInvite')}</p>
  return (
    <EmptyState
      compact
      heading="h4"
      title={t('noConnections')}
      text={t('noConnectionsText')}
      action={
        <ButtonLink variant="outline" to={paths.findFriends()}>
          {t('findFriends')}
        </ButtonLink>
      }
    />
  )
}

const Candidates = ({ group, keyword }: { group: Group; keyword: string }) => {
  const { t } = useTranslation('groups')
  const list = useInfiniteQuery({ ...candidatesQuery(group.id, keyword), placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      compact
      itemsOf={page => page.people}
      waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
      empty={<NoCandidates keyword={keyword} hasConnections={list.data?.pages[0]?.has_connections ?? true} />}
    >
      {people => (
        <ul aria-label={t('connections')}>
          {people.map(person => (
            <Row key={person.id} group={group} person={person} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

type InviteDialogProps = { group: Group; opened: boolean; onClose: () => void }

/** Invites connections to a group, or whoever has its link. */
export const InviteDialog = ({ group, opened, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('groups')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('inviteTitle')} size="medium">
      <div className={classes.search}>
        <LinkSection groupId={group.id} />
        <h3>{t('fromConnections')}</h3>
        <TextField
          label={t('search')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Candidates group={group} keyword={keyword} />
      </div>
    </Dialog>
  )
}

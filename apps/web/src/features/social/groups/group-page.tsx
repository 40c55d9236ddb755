import type { Group } from '@celebrio/contract/social/group-shapes'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PageTitle } from '#ui/layout/page-title.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Answer } from './answer.tsx'
import { groupQuery } from './data.ts'
import { GroupHeader } from './group-header.tsx'
import { GroupMenu } from './group-menu.tsx'
import { GroupNotFound } from './group-not-found.tsx'
import classes from './group-page.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { Members } from './members.tsx'

type Chat = (variant: 'primary' | 'outline') => ReactNode
type OpenedProps = { group: Group; chat: Chat }

/** What members do with the group. */
const Actions = ({ group, chat, onInvite }: OpenedProps & { onInvite: () => void }) => {
  const { t } = useTranslation('groups')
  const { can, id } = group
  return (
    <>
      {can.invite && (
        <Button leftSection={<UserPlus size={20} aria-hidden />} onClick={onInvite}>
          {t('invite')}
        </Button>
      )}
      {chat(can.invite ? 'outline' : 'primary')}
      {can.edit && (
        <ButtonLink variant="outline" to={paths.editGroup(id)} leftSection={<PencilSimple size={20} aria-hidden />}>
          {t('edit')}
        </ButtonLink>
      )}
      <GroupMenu group={group} />
    </>
  )
}

/** A group of oneself alone: what comes next. */
const JustYou = ({ onInvite }: { onInvite: () => void }) => {
  const { t } = useTranslation('groups')
  return (
    <Panel title={t('justYou')} lead={t('justYouText')}>
      <div className={classes.row}>
        <Button variant="outline" onClick={onInvite}>
          {t('inviteTitle')}
        </Button>
      </div>
    </Panel>
  )
}

const Opened = ({ group, chat }: OpenedProps) => {
  const [inviting, setInviting] = useState(false)
  const onInvite = () => setInviting(true)
  const { can, total_members, total_invited } = group
  return (
    <article className={classes.page}>
      <PageTitle>{group.name}</PageTitle>
      <GroupHeader
        group={group}
        actions={group.your_state === 'joined' && <Actions {...{ group, chat, onInvite }} />}
      />
      {can.answer && <Answer group={group} />}
      {can.invite && total_members === 1 && total_invited === 0 && <JustYou onInvite={onInvite} />}
      <Members group={group} />
      {can.invite && <InviteDialog group={group} opened={inviting} onClose={() => setInviting(false)} />}
    </article>
  )
}

type GroupPageProps = {
  id: number
  /** Where there has been none for the viewer. */
  missing: ReactNode
  /** The way to its chat. */
  chat: Chat
}

/** A group: what it is about, and who belongs to it. */
export const GroupPage = ({ id, missing, chat }: GroupPageProps) => {
  const { t } = useTranslation('groups')
  const { data: group, error, isPending, isFetching, refetch } = useQuery(groupQuery(id))
  if (error instanceof ApiError && error.status === 404) return group ? <GroupNotFound name={group.name} /> : missing
  if (group) return <Opened group={group} chat={chat} />
  return (
    <PageFrame title={t('group')} headingHidden width="text">
      {isPending ? (
        <SkeletonGroup>
          <SkeletonBlock height={320} />
        </SkeletonGroup>
      ) : (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}

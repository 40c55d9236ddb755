import { groupLinks } from '@celebrio/contract/social/group-links'
import { groupMembers } from '@celebrio/contract/social/group-members'
import type { Group, GroupMember } from '@celebrio/contract/social/group-shapes'
import { groups } from '@celebrio/contract/social/groups'
import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { type Candidate, cacheGroup, groupKeys, groupQuery, linkQuery } from './data.ts'

const cache = ({ group }: { group: Group }, _: unknown, client: QueryClient) => void cacheGroup(client, group)

/** A group that is no longer there for the viewer. */
function useForget(id: number) {
  const navigate = useNavigate()
  return async (client: QueryClient) => {
    await navigate(paths.profileGroups(), { replace: true })
    client.removeQueries({ queryKey: groupQuery(id).queryKey })
    void client.invalidateQueries({ queryKey: groupKeys.all })
  }
}

/** Joins a group that one is invited to. */
export function useAccept({ id, name }: Group) {
  const { t } = useTranslation('groups')
  return useAction({
    send: () => call(groups.accept, { params: { id } }),
    onSuccess: cache,
    success: t('joined', { name }),
    failure: firstIssueText,
  })
}

export function useReject({ id }: Group) {
  const { t } = useTranslation('groups')
  const forget = useForget(id)
  return useAction({
    send: () => call(groups.reject, { params: { id } }),
    onSuccess: (_answer, _input, client) => forget(client),
    success: t('declined'),
  })
}

export function useLeave({ id, name }: Group) {
  const { t } = useTranslation('groups')
  const forget = useForget(id)
  return useAction({
    send: () => call(groups.leave, { params: { id } }),
    onSuccess: (_answer, _input, client) => forget(client),
    success: t('left', { name }),
    failure: firstIssueText,
  })
}

export function useDelete({ id, name }: Group) {
  const { t } = useTranslation('groups')
  const forget = useForget(id)
  return useAction({
    send: () => call(groups.delete, { params: { id } }),
    onSuccess: (_answer, _input, client) => forget(client),
    success: t('deleted', { name }),
  })
}

export function useInvite(id: number) {
  const { t } = useTranslation('groups')
  return useAction({
    send: (person: Candidate) => call(groupMembers.invite, { params: { id }, body: { friend_ids: [person.id] } }),
    onSuccess: cache,
    success: (_, { name }) => t('invitedOne', { name }),
    failure: firstIssueText,
  })
}

type About = { group: Group; member: GroupMember }

const ids = ({ group, member }: About) => ({ id: group.id, user_id: member.user.id })

/** Takes somebody out, or takes back their invitation. */
export function useRemove(about: About) {
  const { t } = useTranslation('groups')
  const { name } = about.member.user
  return useAction({
    send: () => call(groupMembers.remove, { params: ids(about) }),
    success: t(about.member.state === 'invited' ? 'takenBack' : 'removed', { name }),
    invalidates: groupKeys.all,
  })
}

export function useSetRole(about: About) {
  const { t } = useTranslation('groups')
  const { name } = about.member.user
  return useAction({
    send: (role: 'member' | 'admin') => call(groupMembers.setRole, { params: ids(about), body: { role } }),
    success: (_, role) => t(role === 'admin' ? 'madeAdmin' : 'madeMember', { name }),
    invalidates: groupKeys.all,
  })
}

export function useHandOver({ group: { id }, member: { user } }: About) {
  const { t } = useTranslation('groups')
  return useAction({
    send: () => call(groupMembers.handOver, { params: { id }, body: { user_id: user.id } }),
    onSuccess: cache,
    success: t('handedOver', { name: user.name }),
  })
}

/** Makes the link, or another one in its place. */
export const useRenewLink = (id: number) =>
  useAction({
    send: () => call(groupLinks.renew, { params: { id } }),
    onSuccess: ({ group_link }, _, client) => client.setQueryData(linkQuery(id).queryKey, group_link),
  })

export function useCloseLink(id: number) {
  const { t } = useTranslation('groups')
  return useAction({
    send: () => call(groupLinks.close, { params: { id } }),
    onSuccess: (_answer, _input, client) => client.setQueryData(linkQuery(id).queryKey, null),
    success: t('linkClosed'),
  })
}

/** Joins by a link, and goes to the group. */
export function useJoin(token: string, name: string) {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  return useAction({
    send: () => call(groupLinks.join, { params: { token } }),
    onSuccess: async ({ group }, _, client) => {
      client.setQueryData(groupQuery(group.id).queryKey, group)
      await navigate(paths.group(group.id), { replace: true })
      void client.invalidateQueries({ queryKey: groupKeys.all })
    },
    success: t('joined', { name }),
    failure: firstIssueText,
  })
}

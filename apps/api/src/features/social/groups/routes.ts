import { groupLinks } from '@celebrio/contract/social/group-links'
import { groupMembers } from '@celebrio/contract/social/group-members'
import { groups } from '@celebrio/contract/social/groups'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { changeRole, handOver, removeMember } from './change-members.ts'
import { invite } from './invite.ts'
import { accept, leave, reject } from './join.ts'
import { endLink, joinByLink, openLink, readLink, renewLink } from './link.ts'
import { readCandidates, readGroup, readGroups, readMembers } from './read-groups.ts'
import { createGroup, editGroup, removeGroup } from './write-groups.ts'

export const routes = (app: AppContext): Route[] => [
  route(groups.list, ({ viewer, query }) => readGroups(app, viewer, query)),
  route(groups.create, ({ viewer, body, files }) => createGroup(app, viewer, body, files)),
  route(groups.get, async ({ viewer, params }) => ({ group: await readGroup(app, app.db, viewer, params.id) })),
  route(groups.edit, ({ viewer, params, body, files }) => editGroup(app, viewer, params.id, body, files)),
  route(groups.delete, ({ viewer, params }) => removeGroup(app, viewer, params.id)),
  route(groups.accept, ({ viewer, params }) => accept(app, viewer, params.id)),
  route(groups.reject, ({ viewer, params }) => reject(app, viewer, params.id)),
  route(groups.leave, ({ viewer, params }) => leave(app, viewer, params.id)),
  route(groupMembers.list, ({ viewer, params, query }) => readMembers(app, viewer, params.id, query)),
  route(groupMembers.candidates, ({ viewer, params, query }) => readCandidates(app, viewer, params.id, query)),
  route(groupMembers.invite, ({ viewer, params, body }) => invite(app, viewer, params.id, body.friend_ids)),
  route(groupMembers.remove, ({ viewer, params }) => removeMember(app, viewer, params)),
  route(groupMembers.setRole, ({ viewer, params, body }) => changeRole(app, viewer, params, body.role)),
  route(groupMembers.handOver, ({ viewer, params, body }) =>
    handOver(app, viewer, { id: params.id, user_id: body.user_id }),
  ),
  route(groupLinks.get, ({ viewer, params }) => readLink(app, viewer, params.id)),
  route(groupLinks.renew, ({ viewer, params }) => renewLink(app, viewer, params.id)),
  route(groupLinks.close, ({ viewer, params }) => endLink(app, viewer, params.id)),
  route(groupLinks.open, ({ viewer, params }) => openLink(app, { token: params.token, viewer })),
  route(groupLinks.join, ({ viewer, params }) => joinByLink(app, viewer, params.token)),
]

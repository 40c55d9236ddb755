import type { Media } from '@celebrio/contract/base/media'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import type { MembersOfGroups } from './queries/group-members.ts'

/** A group to which the viewer belongs. */
export type InvitableGroup = { id: number; name: string; cover: Media | null }

/** Groups of people, each of which can be invited to an event as a whole. Events do not know what a group is. */
export type InvitableGroups = {
  /** Those of the viewer, at most a hundred, last joined first. */
  list(app: AppContext, db: Db, viewerId: number): Promise<InvitableGroup[]>
  members: MembersOfGroups
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** Groups of people that it knows, for events to invite. */
    invitableGroups?: InvitableGroups
  }
}

/** The feature that knows groups; there is one at most. */
export const invitableGroupsIn = ({ features }: Pick<AppContext, 'features'>): InvitableGroups | undefined =>
  features.find(feature => feature.invitableGroups)?.invitableGroups

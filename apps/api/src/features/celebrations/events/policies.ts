import type { Event, EventRole } from '@celebrio/contract/celebrations/event-shapes'
import { canAnswer, type OnList, whyNotJoin } from '#features/celebrations/guests'

/** Each may do what those after them may. */
const ranks: readonly EventRole[] = ['host', 'cohost', 'door']

/** The roles that are at least such a one. */
export const rolesFrom = (least: EventRole): EventRole[] => ranks.slice(0, ranks.indexOf(least) + 1)

/** Which role at least what is done for an event takes. Queries enforce it, and `can` tells it. */
export const leastRole = {
  edit: 'cohost',
  delete: 'host',
  invite: 'cohost',
  check_in: 'door',
  name_helpers: 'host',
} as const satisfies Partial<Record<keyof Event['can'], EventRole>>

const isAllowed = (role: EventRole | null, ability: keyof typeof leastRole): boolean =>
  role !== null && rolesFrom(leastRole[ability]).includes(role)

type Asker = {
  /** False for who has no account. */
  isMember: boolean
  role: EventRole | null
  own_status: NonNullable<OnList>['status'] | null
  /** What the hosts and they have said to each other, if anything. */
  invitation: (NonNullable<OnList> & { has_place: boolean }) | undefined
}

/** Own events are found without a mark. */
const canMark = ({ isMember, role }: Asker): boolean => isMember && role !== 'host'

/** Who works for an event or was asked to come knows who comes. */
export const canSeeGuests = ({ isMember, role, invitation }: Asker): boolean =>
  role !== null || (isMember && (invitation?.is_invited ?? false))

const canSeeWall = ({ isMember, role, invitation }: Asker): boolean =>
  isAllowed(role, 'edit') || (isMember && (invitation?.has_place ?? false))

/** Who was removed learns of it only by not being offered what would be refused. */
const canAskToJoin = ({ own_status, invitation }: Asker): boolean =>
  whyNotJoin(own_status === 'removed' ? { status: own_status, is_invited: false } : invitation) === null

/** What somebody may do with an event that they may see. */
export const eventRights = (asker: Asker, isOver: boolean): Event['can'] => ({
  edit: isAllowed(asker.role, 'edit'),
  delete: isAllowed(asker.role, 'delete'),
  invite: isAllowed(asker.role, 'invite') && !isOver,
  answer: asker.role !== 'host' && !isOver && canAnswer(asker.invitation),
  request: canMark(asker) && !isOver && canAskToJoin(asker),
  mark: canMark(asker),
  see_guests: canSeeGuests(asker),
  see_wall: canSeeWall(asker),
  check_in: isAllowed(asker.role, 'check_in'),
  name_helpers: isAllowed(asker.role, 'name_helpers'),
})

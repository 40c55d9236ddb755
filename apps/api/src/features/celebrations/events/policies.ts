import type { Event, EventRole } from '@celebrio/contract/celebrations/event-shapes'
import {
  type AnswerTerms,
  canAnswer,
  type OnList,
  type PartySoFar,
  whyNotAccept,
  whyNotJoin,
  whyNotMaybe,
} from '#features/celebrations/guests'

/** From the most to the least: each may do whatever those after it may. */
const ranks: readonly EventRole[] = ['host', 'cohost', 'door']

/** The roles that include this one. */
export const rolesFrom = (least: EventRole): EventRole[] => ranks.slice(0, ranks.indexOf(least) + 1)

/** The least role that each ability takes. Queries enforce it, and `can` shows it. */
export const leastRole = {
  edit: 'cohost',
  delete: 'host',
  invite: 'cohost',
  check_in: 'door',
  name_helpers: 'host',
  /** Without a seat; who has one sees the wall as well. */
  see_wall: 'cohost',
} as const satisfies Partial<Record<keyof Event['can'], EventRole>>

/** Whether a role is enough for an ability. */
export const isAllowed = (role: EventRole | null, ability: keyof typeof leastRole): boolean =>
  role !== null && rolesFrom(leastRole[ability]).includes(role)

type Asker = {
  /** False for anyone who has no account. */
  isMember: boolean
  role: EventRole | null
  own_status: NonNullable<OnList>['status'] | null
  /** Their invitation or request, if there is one. */
  invitation: (NonNullable<OnList> & PartySoFar) | undefined
}

/** Hosts find their own events without marking them. */
export const canMark = ({ isMember, role }: Pick<Asker, 'isMember' | 'role'>): boolean => isMember && role !== 'host'

/** Event staff and invited guests see who comes. */
export const canSeeGuests = ({ isMember, role, invitation }: Asker): boolean =>
  role !== null || (isMember && (invitation?.is_invited ?? false))

const canSeeWall = ({ isMember, role, invitation }: Asker): boolean =>
  isAllowed(role, 'see_wall') || (isMember && (invitation?.has_seat ?? false))

/** Dates are proposed, voted on and picked until there is one. */
export const isPollOpen = ({ date_open }: { date_open: boolean }): boolean => date_open

/** People who were removed are not told so; they are only not offered what would be refused. */
const canAskToJoin = ({ own_status, invitation }: Asker): boolean =>
  whyNotJoin(own_status === 'removed' ? { status: own_status, is_invited: false } : invitation) === null

/** What somebody may do with an event that they may see. */
export function eventRights(asker: Asker, event: AnswerTerms & { ends_at: Date }, now: Date): Event['can'] {
  const isOver = event.ends_at <= now
  const answer = asker.role !== 'host' && !isOver && canAnswer(asker.invitation)
  return {
    edit: isAllowed(asker.role, 'edit'),
    delete: isAllowed(asker.role, 'delete'),
    invite: isAllowed(asker.role, 'invite') && !isOver,
    answer,
    accept: answer && whyNotAccept(event, asker.invitation, 1, now) === null,
    maybe: answer && whyNotMaybe(event, now) === null,
    request: canMark(asker) && !isOver && canAskToJoin(asker),
    mark: canMark(asker),
    see_guests: canSeeGuests(asker),
    see_wall: canSeeWall(asker),
    check_in: isAllowed(asker.role, 'check_in'),
    name_helpers: isAllowed(asker.role, 'name_helpers'),
  }
}

import { onAny, type ScheduledJob } from '#platform/facts.ts'
import {
  settleAnswer,
  settleInvitee,
  settleRequest,
  tellMovedUp,
  tellRequested,
  withdrawGuest,
  withdrawRequest,
} from './about-answers.ts'
import {
  settleCommentLike,
  tellComment,
  tellCommentMention,
  withdrawComment,
  withdrawCommentMention,
} from './about-comments.ts'
import {
  settleHelp,
  tellCalledOff,
  tellChanged,
  tellDateChosen,
  tellDatesAdded,
  tellInvitations,
  tellRescheduled,
} from './about-events.ts'
import { tellAcceptance, tellRequest, withdrawConnection } from './about-people.ts'
import { settleLike, settleSuperlike, tellPostMention, tellShare, withdrawPostMention } from './about-posts.ts'
import { settleWall, tellWall } from './about-wall.ts'
import { forgetOld } from './clear.ts'

export const listeners = onAny('notifications.write', {
  'friend.requested': tellRequest,
  'friend.accepted': tellAcceptance,
  'friend.removed': withdrawConnection,
  'friend.request_ended': withdrawConnection,
  'user.blocked': (app, { user_id, blocked_id }) => withdrawConnection(app, { user_id, friend_id: blocked_id }),
  'post.liked': settleLike,
  'post.unliked': settleLike,
  'post.superliked': settleSuperlike,
  'post.unsuperliked': settleSuperlike,
  'post.shared': tellShare,
  'post.mentioned': tellPostMention,
  'post.unmentioned': withdrawPostMention,
  'comment.created': tellComment,
  'comment.deleted': withdrawComment,
  'comment.mentioned': tellCommentMention,
  'comment.unmentioned': withdrawCommentMention,
  'comment.liked': settleCommentLike,
  'comment.unliked': settleCommentLike,
  'event.invited': tellInvitations,
  'event.requested': tellRequested,
  'event.request_withdrawn': withdrawRequest,
  'event.request_answered': settleRequest,
  'event.answered': settleAnswer,
  'external_guest.answered': settleInvitee,
  'event.promoted': tellMovedUp,
  'event.guest_removed': withdrawGuest,
  'event.rescheduled': tellRescheduled,
  'event.changed': tellChanged,
  'event.dates_changed': tellDatesAdded,
  'event.date_chosen': tellDateChosen,
  'event.date_voted': settleAnswer,
  'event.deleted': tellCalledOff,
  'event.helper_named': settleHelp,
  'event.helper_left': settleHelp,
  'event.wall_shared': tellWall,
  'event.wall_settled': settleWall,
})

export const scheduledJobs: ScheduledJob[] = [{ name: 'notifications.sweep', cron: '23 4 * * *', run: forgetOld }]

import { same, type Texts } from './texts.ts'

export const en: Texts = {
  others: count => `${count} others`,
  kinds: {
    friend_requested: same(who => `${who} would like to connect with you`),
    friend_accepted: same(who => `${who} accepted your request`),
    post_liked: same(who => `${who} liked your post`),
    post_superliked: same(who => `${who} gave your post a flower`),
    post_shared: same(who => `${who} shared your post`),
    post_commented: same(who => `${who} commented on your post`),
    post_mentioned: same(who => `${who} mentioned you in a post`),
    comment_replied: same(who => `${who} replied to your comment`),
    comment_liked: same(who => `${who} liked your comment`),
    comment_mentioned: same(who => `${who} mentioned you in a comment`),
    meet_treated: same(who => `${who} would like to treat you`),
    meet_answered: same(who => `${who} accepted your treat`),
    event_invited: same(who => `${who} invited you to an event`),
    event_accepted: {
      one: who => `${who} is coming to your event`,
      many: who => `${who} are coming to your event`,
    },
    event_rejected: same(who => `${who} can’t come to your event`),
    event_requested: same(who => `${who} would like to join your event`),
    event_request_accepted: same(who => `${who} accepted your request to join an event`),
    event_moved_up: same(who => `There is a place for you at ${who}’s event`),
    event_rescheduled: same(who => `${who} changed the date of an event. Can you still come?`),
    event_deleted: same(who => `${who} cancelled an event`),
    event_cohost: same(who => `${who} made you co-host of an event`),
    event_door: same(who => `${who} asked you to help at the door`),
    event_tomorrow: same(when => `Coming up on ${when}`),
    event_soon: same(when => `Starting soon: ${when}`),
  },
}

import type { Event } from '@celebrio/contract/celebrations/events'
import { Avatar } from '#ui/people/avatar.tsx'
import { firstName } from './answers.ts'
import classes from './host-words.module.css'

/** The host's own words with the invitation, on a slip of paper; renders nothing without any. */
export const HostWords = ({ event: { user, my_invitation } }: { event: Event }) =>
  my_invitation?.invitation_message ? (
    <figure className={classes.slip}>
      <Avatar name={user.name} src={user.profile_picture} size={44} />
      <div>
        <blockquote dir="auto">{my_invitation.invitation_message}</blockquote>
        <figcaption dir="auto">{firstName(user.name)}</figcaption>
      </div>
    </figure>
  ) : null

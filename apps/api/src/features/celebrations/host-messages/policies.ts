import { hostMessageLimits } from '@celebrio/contract/celebrations/host-messages'

const day = 24 * 60 * 60 * 1000

/** Whether hosts can still write to their guests: also to say thanks, but not for ever. */
export const canWrite = ({ ends_at }: { ends_at: Date }, now: Date): boolean =>
  now.getTime() < ends_at.getTime() + hostMessageLimits.daysAfter * day

/** Host and co-hosts delete what any of them has written. */
export const canDelete = ({ is_host }: { is_host: boolean }): boolean => is_host

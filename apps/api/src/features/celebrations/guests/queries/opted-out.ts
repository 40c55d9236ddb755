import { type RawBuilder, sql } from 'kysely'
import { hasEmailOff } from '#features/base/notification-settings'

/** What stands for an e-mail address where it is not to be kept: SHA-256 of it in lower case. */
export const addressHash = (address: RawBuilder<unknown>) => sql<Buffer>`sha256(convert_to(lower(${address}), 'UTF8'))`

/** The address of a guest without an account takes no e-mails of this event, or of any. For queries of `event_guests AS guest`. */
export const hasOptedOut = sql<boolean>`(guest.external_email IS NOT NULL AND EXISTS (
  SELECT FROM email_opt_outs AS opted WHERE opted.address_hash = ${addressHash(sql.ref('guest.external_email'))}
    AND (opted.event_id IS NULL OR opted.event_id = guest.event_id)))`

/** A guest takes no e-mails that they have not asked for: their address has unsubscribed, or a member has switched them off. */
export const takesNoEmails = sql<boolean>`(CASE WHEN guest.user_id IS NULL THEN ${hasOptedOut}
  ELSE ${hasEmailOff('guest.user_id', 'celebrations')} END)`

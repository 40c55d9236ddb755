export type Meaning = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  readonly text: string
  /** The field that it is about, where it is always the same. */
  readonly field?: string
}

/**
 * Every error of the API: a stable code, its HTTP status and its English text (the texts of the
 * specification, part 1 §8, where it gives one). Clients translate it by the code.
 */
export const errors = {
  validation_failed: { status: 422, text: 'Some fields need your attention.' },
  bad_request: { status: 400, text: 'We couldn’t read that request.' },
  not_signed_in: { status: 401, text: 'Please sign in to continue.' },
  wrong_sign_in: { status: 401, text: 'Unable to Login!!!' },
  not_for_your_role: { status: 403, text: 'Your account can’t do this.' },
  not_found: { status: 404, text: 'This doesn’t exist, or you can’t see it.' },
  method_not_allowed: { status: 405, text: 'This address doesn’t take that method.' },
  too_large: { status: 413, text: 'This is too large.' },
  unsupported_media_type: { status: 415, text: 'We can’t take this type of content.' },
  too_many_requests: { status: 429, text: 'Too many tries. Please wait a moment and try again.' },
  internal_error: { status: 500, text: 'Something went wrong' },
  unavailable: { status: 503, text: 'We’re busy right now. Please try again in a moment.' },

  google_not_configured: { status: 503, text: 'Failed to initiate Google sign-in' },
  authentication_failed: { status: 401, text: 'Authentication failed, please try again' },
  code_invalid: {
    status: 422,
    text: 'This code is wrong or has expired. The link in the email works too.',
    field: 'otp',
  },
  reset_link_invalid: { status: 422, text: 'This link is wrong or has expired.', field: 'token' },
  email_link_expired: { status: 422, text: 'The email verification link has expired.', field: 'token' },

  fresh_sign_in_needed: { status: 403, text: 'Please sign in again first, so we know it’s you.' },

  second_step_needed: { status: 403, text: 'Set up a second step first: the team signs in with one.' },
  second_step_wrong: { status: 422, text: 'That’s not the right code. Each one works once.', field: 'code' },
  second_step_over: { status: 410, text: 'That took too long. Please sign in again.' },
  second_step_locked: {
    status: 429,
    text: 'Too many wrong codes today. Use a passkey or a recovery code.',
    field: 'code',
  },
  authenticator_on: { status: 409, text: 'You already have an authenticator app.' },
  second_step_off: { status: 409, text: 'You have no second step.' },
  passkey_failed: { status: 422, text: 'That passkey didn’t work. Please try again.', field: 'response' },
  too_many_passkeys: { status: 409, text: 'You have as many passkeys as you can. Remove one first.' },

  email_change_over: { status: 422, text: 'This link no longer works.', field: 'token' },

  archive_too_soon: { status: 409, text: 'You can have one archive a day. Please come back later.' },

  already_provider: { status: 409, text: 'You already have a store.' },
  already_connected: { status: 409, text: 'You’re already connected.' },

  meet_adults_only: { status: 403, text: 'Meet new friends is for ages 18 and over.' },
  meet_dob_needed: {
    status: 403,
    text: 'Meet new friends is for ages 18 and over. Please add your date of birth.',
  },
  meet_join_first: { status: 403, text: 'Join Meet new friends first.' },

  message_resolved: { status: 409, text: 'Someone else has already taken care of this message.' },
  address_unconfirmed: { status: 409, text: 'This address hasn’t been confirmed, so we can’t send an answer to it.' },

  case_decided: { status: 409, text: 'Someone else has already decided this case.' },
  own_case: { status: 403, text: 'Someone else has to decide about you.' },
  own_report: { status: 403, text: 'You’ve reported this yourself, so someone else has to decide.' },
  above_your_role: { status: 403, text: 'Only an administrator can decide about an administrator.' },
  cannot_withhold: { status: 409, text: 'An account can’t be hidden or removed. Suspend it instead.' },
  cannot_hide: { status: 409, text: 'Comments and messages can’t be hidden, only removed.' },
  already_appealed: { status: 409, text: 'You’ve already asked us to look at this again.' },
  appeal_too_late: { status: 409, text: 'The time to ask for a second look is over.' },
  decision_undone: { status: 409, text: 'This decision has already been undone.' },
  decided_by_another: { status: 403, text: 'Only the person who decided this, or an administrator, can undo it.' },
  appeal_waits: { status: 409, text: 'The author has asked for a second look. Answer that instead.' },
  appeal_decided: { status: 409, text: 'Someone else has already decided this appeal.' },
  own_decision: { status: 403, text: 'Someone else has to look at your own decision.' },
  verification_moved_on: { status: 409, text: 'This has changed meanwhile. Please look at it again.' },
  document_not_opened: { status: 409, text: 'Please open the document before you verify the store.' },
  held_by_staff: { status: 409, text: 'Our team has hidden this, so only they can show it again.' },

  own_post: { status: 409, text: 'This is your own post.' },
  own_song: { status: 409, text: 'This is your own song.' },

  event_full: { status: 409, text: 'There are no places left. You’re on the waiting list now.' },
  party_too_large: {
    status: 409,
    text: 'There aren’t enough places left for all of you. Your answer hasn’t changed.',
  },
  answers_closed: { status: 409, text: 'The time to reply is over. Please ask your host.' },
  maybe_not_allowed: { status: 409, text: 'Your host would like a yes or a no.' },
  deadline_passed: { status: 409, text: 'The time to reply is over. Move the deadline to remind guests.' },
  too_many_companions: { status: 409, text: 'You can’t bring that many people. Your answer hasn’t changed.' },
  event_over: { status: 409, text: 'This event is over.' },
  date_open: { status: 409, text: 'The date hasn’t been chosen yet.' },
  date_chosen: { status: 409, text: 'The date has already been chosen.' },
  too_many_dates: { status: 409, text: 'Offer five dates at most.' },
  too_few_dates: { status: 409, text: 'Offer at least two dates.' },
  already_invited: { status: 409, text: 'You’re already invited.' },
  request_declined: { status: 409, text: 'The host has declined your request.' },
  invitation_revoked: { status: 410, text: 'This invitation is no longer valid. Please ask your host for a new link.' },
  invitation_taken: { status: 409, text: 'This invitation belongs to an account now. Please sign in.' },
  event_cancelled: { status: 410, text: 'This event was cancelled.' },
  open_link_closed: { status: 410, text: 'This link is closed. Please ask your host for a new one.' },
  open_link_full: { status: 409, text: 'There are no places left with this link. Please ask your host.' },
  too_many_external_guests: { status: 409, text: 'This event has as many personal invitations as it can.' },
  event_link_invalid: { status: 422, text: 'This link is wrong or has expired.', field: 'token' },
  own_invitation: { status: 409, text: 'You’re the host of this event.' },
  ticket_unknown: { status: 404, text: 'There’s no such ticket for this event.' },
  ticket_revoked: { status: 409, text: 'This ticket is no longer valid.' },
  already_checked_in: { status: 409, text: 'Already checked in.' },
  too_many_helpers: { status: 409, text: 'An event can have up to fifty helpers.' },
  members_below_guests: { status: 409, text: 'More people than that are already going.' },

  group_full: { status: 409, text: 'This group is full.' },
  group_link_closed: { status: 410, text: 'This link is closed. Please ask for a new one.' },
  owner_stays: { status: 409, text: 'Hand the group over before you leave, or delete it.' },

  connections_only: { status: 403, text: 'Only their connections can write to this person.' },
  kids_connections_only: { status: 403, text: 'With a kids account, you can only talk to your connections.' },
  messages_closed: { status: 403, text: 'This person isn’t taking new conversations.' },
  conversation_closed: { status: 409, text: 'No one can write here anymore.' },
  answer_awaited: { status: 409, text: 'You can write more once they accept.' },
  edit_too_late: { status: 409, text: 'Messages can be changed for 15 minutes.' },

  question_waits: { status: 409, text: 'Your last question here hasn’t been answered yet.' },
  too_many_albums: { status: 409, text: 'Your store has as many albums as it can hold.' },
  too_many_services: { status: 409, text: 'Your store has as many services as it can hold.' },
  too_many_offers: { status: 409, text: 'Your store has as many offers as it can hold.' },
  price_list_wrong: { status: 422, text: 'Some rows need your attention. Nothing has been changed.' },
  price_list_outdated: { status: 409, text: 'Your store has changed meanwhile. Please look at the list again.' },
  own_store: { status: 409, text: 'This is your own store.' },
  cart_empty: { status: 422, text: 'At least add 1 service', field: 'items' },
  cart_changed: { status: 409, text: 'Something in your cart has changed. Please look at it again.' },
  booking_moved_on: { status: 409, text: 'This booking has moved on. Please look at it again.' },
  not_agreed: { status: 409, text: 'Nothing has been agreed on yet.' },
  too_late_to_cancel: { status: 409, text: 'Bookings can be cancelled until 24 hours before the event.' },
  too_early_to_serve: { status: 409, text: 'You can begin from 24 hours before the event.' },
  too_early_to_complete: { status: 409, text: 'You can complete a booking from the day of the event on.' },
  place_not_served: { status: 409, text: 'A provider doesn’t travel as far as your event.' },
  day_not_free: { status: 409, text: 'That day isn’t free. Please choose another.' },
  day_full: { status: 409, text: 'That day is full. Take more bookings a day, or decline.' },
  holds_not_taken: { status: 409, text: 'This provider doesn’t let people hold days.' },
  too_many_holds: { status: 409, text: 'You’re holding as many days here as you can. Release one first.' },
  not_completed: { status: 409, text: 'You can review a booking once it’s completed.' },
  reviews_closed: { status: 409, text: 'The time to review this booking is over.' },
  already_reviewed: { status: 409, text: 'You’ve already reviewed this booking.' },
  review_shown: { status: 409, text: 'Others can read your review now, so it can’t be changed.' },
  already_answered: { status: 409, text: 'You’ve already answered this review.' },
  own_review: { status: 409, text: 'This is your own review.' },
  too_many_deals: { status: 409, text: 'You have as many deals as one can have. Delete one first.' },
  own_deal: { status: 409, text: 'This is your own deal.' },
  deal_over: { status: 409, text: 'This deal is over.' },
  already_boosted: { status: 409, text: 'This deal is already boosted on some of those days.' },
  cart_full: { status: 409, text: 'Your cart is full. Book or remove something first.' },

  payments_unavailable: { status: 503, text: 'Nothing can be paid here at the moment.' },
  payment_differs: { status: 409, text: 'This isn’t the sum that was to be paid.' },
  event_not_signed: { status: 401, text: 'This isn’t signed by the payment service.' },
  plan_for_life: { status: 409, text: 'You already have a plan for life.' },
  no_plan: { status: 409, text: 'You have no plan that could be cancelled.' },
  refund_changed: { status: 409, text: 'Your refund has changed meanwhile. Please look at it again.' },
  provider_resting: { status: 409, text: 'This provider takes no new messages at the moment.' },
  store_resting: { status: 409, text: 'Your store is resting. Choose a plan to change it again.' },

  upload_missing: { status: 422, text: 'File upload failed. Please try again.' },
  upload_type_refused: { status: 415, text: 'We can’t take this type of file.' },
  upload_lied: { status: 415, text: 'The file isn’t the type that its name says.' },
  upload_broken: { status: 422, text: 'The file is damaged and can’t be read.' },
  upload_too_large: { status: 413, text: 'The file is too large.' },
  picture_too_large: { status: 413, text: 'The picture has too many pixels.' },
  upload_link_invalid: { status: 403, text: 'This upload link is wrong or has expired.' },
  upload_not_yours: { status: 422, text: 'You can only use files that you’ve uploaded here.' },
  storage_full: {
    status: 409,
    text: 'You’re out of space. Remove some files, or wait for your uploads to finish.',
  },
  storage_unverified: {
    status: 409,
    text: 'Confirm your email to upload more. Until then, your space is small.',
  },
  upload_used: { status: 409, text: 'This file is already part of something else.' },
} as const satisfies Record<string, Meaning>

export type ErrorCode = keyof typeof errors

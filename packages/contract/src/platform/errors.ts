type Meaning = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  readonly text: string
}

/**
 * Every error that the API answers: a stable code, its HTTP status and its English text (the texts of the
 * specification, part 1 §8, where it gives one). Clients show the same thing in the viewer's language by the code.
 */
export const errors = {
  validation_failed: { status: 422, text: 'Some fields need your attention.' },
  bad_request: { status: 400, text: 'The request could not be read.' },
  not_signed_in: { status: 401, text: 'Please sign in to continue.' },
  wrong_sign_in: { status: 401, text: 'Unable to Login!!!' },
  not_for_your_role: { status: 403, text: 'Your account cannot do this.' },
  not_found: { status: 404, text: 'This does not exist, or you may not see it.' },
  method_not_allowed: { status: 405, text: 'This address does not take that method.' },
  too_large: { status: 413, text: 'This is too large.' },
  unsupported_media_type: { status: 415, text: 'This type of content is not accepted.' },
  too_many_requests: { status: 429, text: 'Too many tries. Please wait a moment and try again.' },
  internal_error: { status: 500, text: 'Something went wrong' },
  unavailable: { status: 503, text: 'The service is busy. Please try again in a moment.' },

  google_not_configured: { status: 503, text: 'Failed to initiate Google sign-in' },
  authentication_failed: { status: 401, text: 'Authentication failed, please try again' },
  code_invalid: { status: 422, text: 'This code is wrong or has expired.' },
  reset_link_invalid: { status: 422, text: 'This link is wrong or has expired.' },
  email_link_expired: { status: 422, text: 'The e-mail verification link has expired.' },

  already_connected: { status: 409, text: 'You are connected already.' },

  meet_adults_only: { status: 403, text: 'Meet new friends is for people of 18 and over.' },
  meet_dob_needed: {
    status: 403,
    text: 'Meet new friends is for people of 18 and over: please fill in your date of birth.',
  },
  meet_join_first: { status: 403, text: 'Join the people who meet new friends first.' },

  own_post: { status: 409, text: 'This is your own post.' },
  own_song: { status: 409, text: 'This is your own song.' },

  event_full: { status: 409, text: 'There is no place left. You are on the waiting list now.' },
  party_too_large: {
    status: 409,
    text: 'There are not enough places left for all of you. Your answer stays as it was.',
  },
  event_over: { status: 409, text: 'This event is over.' },
  date_open: { status: 409, text: 'The date is not chosen yet.' },
  date_chosen: { status: 409, text: 'The date is chosen already.' },
  too_many_dates: { status: 409, text: 'Guests choose among five dates at most.' },
  too_few_dates: { status: 409, text: 'Guests choose among two dates at least.' },
  already_invited: { status: 409, text: 'You are invited already.' },
  request_declined: { status: 409, text: 'The host has said no to your request.' },
  invitation_revoked: { status: 410, text: 'This invitation is good no more. Please ask your host for a new link.' },
  invitation_taken: { status: 409, text: 'This invitation belongs to an account now. Please sign in.' },
  event_called_off: { status: 410, text: 'This celebration was called off.' },
  too_many_invitees: { status: 409, text: 'No more personal invitations can be made for this event.' },
  event_link_invalid: { status: 422, text: 'This link is wrong or has expired.' },
  own_invitation: { status: 409, text: 'You are the host of this event.' },
  ticket_unknown: { status: 404, text: 'There is no such ticket for this event.' },
  ticket_revoked: { status: 409, text: 'This ticket is good no more.' },
  already_checked_in: { status: 409, text: 'Already checked in.' },
  too_many_helpers: { status: 409, text: 'An event has fifty helpers at most.' },
  members_below_guests: { status: 409, text: 'More people come already than that.' },

  upload_missing: { status: 422, text: 'File upload failed. Please try again.' },
  upload_type_refused: { status: 415, text: 'This type of file is not accepted.' },
  upload_lied: { status: 415, text: 'The file is not of the type that its name says.' },
  upload_broken: { status: 422, text: 'The file is damaged and cannot be read.' },
  upload_too_large: { status: 413, text: 'The file is too large.' },
  picture_too_large: { status: 413, text: 'The picture has too many pixels.' },
  upload_link_invalid: { status: 403, text: 'This upload link is wrong or has expired.' },
  upload_not_yours: { status: 422, text: 'Only files that you have uploaded here can be used.' },
  upload_used: { status: 409, text: 'This file is already part of something else.' },
} as const satisfies Record<string, Meaning>

export type ErrorCode = keyof typeof errors

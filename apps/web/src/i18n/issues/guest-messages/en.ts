import type { IssueCode } from '@celebrio/contract/platform/issues'

/**
 * What can be wrong with one field. The texts are the contract's own (a test compares them); they are not imported,
 * because the schemas would come along into the first load of every page.
 */
const en: Readonly<Record<IssueCode, string>> = {
  required: 'This field is required',
  too_long: 'At most {{max}} characters.',
  too_short: 'At least {{min}} characters.',
  too_big: 'At most {{max}}.',
  too_small: 'At least {{min}}.',
  too_many: 'At most {{max}}.',
  invalid: 'This isn’t valid.',
  invalid_characters: 'This has characters that we can’t use.',
  not_an_email: 'Please enter a valid email address.',
  not_a_number: 'Only numbers, please.',
  not_a_choice: 'Please choose one of the options.',
  email_taken: 'This email is already registered.',
  password_mismatch: 'Password doesnt match , try again',
  passwords_differ: 'Passwords do not match.',
  password_too_short: 'Password must be at least {{min}} characters long.',
  password_too_common: 'This password is too easy to guess.',
  password_is_identity: 'Your password can’t be your email or name.',
  password_wrong: 'That’s not your current password.',
  password_unchanged: 'New password and current password should not be the same',
  password_classes:
    'Password must contains 8 digits or more (one alphabet capital letter, one small letter, one number, one special character)',
  terms_required: 'Please accept the terms to continue.',
  too_many_images: 'You can only upload 10 images at a time',
  too_many_audios: 'You can only upload 5 audios',
  too_many_videos: 'You can only upload 1 video at a time',
  wall_empty: 'Write something or add a photo.',
  post_empty: 'Write something or add a photo, a song or a video.',
  meet_adults_only: 'Meet new friends is for ages 18 and over.',
  meet_dob_needed: 'Meet new friends is for ages 18 and over. Please add your date of birth.',
  place_mismatch: 'This place isn’t in the one above it.',
  cursor_invalid: 'This cursor isn’t valid.',
  file_unexpected: 'There’s no need for a file here.',
  year_range: 'Please choose a year from the list.',
  cover_required: 'Cover photo is required.',
  not_a_time: 'Please enter a real date and time.',
  time_skipped: 'The clock skips this time that night. Please choose another.',
  not_a_zone: 'We don’t know this time zone.',
  in_the_past: 'This time has already passed.',
  date_twice: 'This date is already on the list.',
  date_gone: 'This date is no longer one of the options.',
  too_far: 'That’s too far ahead.',
  ends_before_start: 'The end must be after the start.',
  answer_after_start: 'The deadline can’t be after the start.',
  date_first: 'Choose a date first.',
  lasts_too_long: 'An event can last up to {{max}} days.',
  invited_already: 'This person is already invited.',
  own_email: 'That’s your own email.',
  own_email_unverified: 'Confirm your own email first. Or leave this empty and share the link yourself.',
  emails_used_up:
    'You’ve sent {{max}} invitations by email today. Leave this empty and share the link yourself, or send it tomorrow.',
  too_many_todos: 'At most {{max}} to-dos.',
  too_many_lines: 'At most {{max}} expenses.',
  amounts_too_large: 'The amounts are too large for this currency.',
  too_many_decimals: 'At most {{max}} decimals.',
  whole_number: 'Whole numbers only.',
  not_a_step: 'Only in steps of {{minutes}} minutes.',
  most_below_least: 'The maximum can’t be less than the minimum.',
  nothing_left: 'Keep at least one item, or decline it all.',
  row_twice: 'This item is in the list twice.',
  item_unknown: 'This item is no longer there.',
  beyond_reach: '{{provider}} travels up to {{max}} km. Your event is farther away.',
  place_unknown: '{{provider}} travels up to {{max}} km. Add the city of your event before you ask.',
  day_off: '{{provider}} is off that day.',
  day_full: '{{provider}} has no place left that day.',
  day_lead: '{{provider}} needs more notice.',
  half_a_position: 'Latitude and longitude belong together.',
  far_from_city:
    'That’s more than {{max}} km from {{city}}. Set your location when you’re at your address, or change the city.',
  checked_in_at: 'Already checked in at {{at}}: {{name}}.',
  ticket_left: 'This guest isn’t coming: {{name}}.',
  ticket_removed: 'This guest was removed from the list: {{name}}.',
  ticket_rescheduled: 'This ticket is for another date: {{name}}.',
  birthday_range: 'Please enter a real date of birth.',
  child_birthday:
    'This is a kids account. To correct the date of birth, ask a parent to write to us: Contact Us is in your menu.',
  provider_unknown: 'You can’t choose this provider.',
  no_item_of_theirs: 'None of the items is this provider’s.',
  upload_unknown: 'You can only use files that you’ve uploaded here.',
}

declare module '#i18n/messages.ts' {
  interface Messages {
    issues: typeof en
  }
}

export default en

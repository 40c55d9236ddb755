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
  invalid: 'This is not valid.',
  invalid_characters: 'This contains characters that cannot be used.',
  not_an_email: 'Please enter a valid email address.',
  not_a_number: 'Only numbers, please.',
  not_a_choice: 'Please choose one of the options.',
  email_taken: 'This email is already registered.',
  password_mismatch: 'Password doesnt match , try again',
  passwords_differ: 'Passwords do not match.',
  password_too_short: 'Password must be at least {{min}} characters long.',
  password_too_common: 'This password is too easy to guess.',
  password_is_identity: 'The password must not be your email or name.',
  password_classes:
    'Password must contains 8 digits or more (one alphabet capital letter, one small letter, one number, one special character)',
  terms_required: 'Please accept the terms to continue.',
  too_many_images: 'You can only upload 10 images at a time',
  too_many_audios: 'You can only upload 5 audios',
  too_many_videos: 'You can only upload 1 video at a time',
  wall_empty: 'Write something or add a picture.',
  post_empty: 'Write something or add a picture, a song or a film.',
  meet_adults_only: 'Meet new friends is for people of 18 and over.',
  meet_dob_needed: 'Meet new friends is for people of 18 and over: please fill in your date of birth.',
  place_mismatch: 'This place does not belong to the one above it.',
  cursor_invalid: 'This cursor is not valid.',
  file_unexpected: 'No file is expected here.',
  year_range: 'Please choose a year from the list.',
  cover_required: 'Cover photo is required.',
  not_a_time: 'Please enter a real date and time.',
  time_skipped: 'The clock at the place jumps over this time that night. Please choose another.',
  not_a_zone: 'This time zone is not known.',
  in_the_past: 'This time has passed already.',
  date_twice: 'This date is there already.',
  date_gone: 'This date is not among the choices any more.',
  too_far: 'This is too far away.',
  ends_before_start: 'The end must be after the start.',
  lasts_too_long: 'An event lasts at most {{max}} days.',
  invited_already: 'This person is invited already.',
  own_email: 'This is your own email.',
  too_many_todos: 'At most {{max}} things to do.',
  too_many_lines: 'At most {{max}} lines.',
  amounts_too_large: 'The amounts are too large for this currency.',
  half_a_position: 'Latitude and longitude belong together.',
  checked_in_at: 'Already checked in at {{at}}: {{name}}.',
  ticket_left: 'The guest will not come: {{name}}.',
  ticket_removed: 'The guest was taken off the list: {{name}}.',
  ticket_rescheduled: 'The ticket is for another date: {{name}}.',
  birthday_range: 'Please enter a real date of birth.',
  provider_unknown: 'This provider cannot be chosen.',
  upload_unknown: 'Only files that you have uploaded here can be used.',
}

declare module '#i18n/messages.ts' {
  interface Messages {
    issues: typeof en
  }
}

export default en

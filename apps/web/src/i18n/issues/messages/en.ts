import type { IssueCode } from '@celebrio/contract/issues'

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
  post_empty: 'Write something or add a picture, a song or a film.',
  place_mismatch: 'This place does not belong to the one above it.',
  cursor_invalid: 'This cursor is not valid.',
  file_unexpected: 'No file is expected here.',
  year_range: 'Please choose a year from the list.',
  upload_unknown: 'Only files that you have uploaded here can be used.',
}

export default en

import type { EmailWords } from '#platform/mail/layout.ts'
import type { SecondStepChange } from '../second-step-changes.ts'

export const en = {
  passwordEmail: (name: string): EmailWords => ({
    subject: 'Set a new Celebrio password',
    greeting: `Hi, ${name}`,
    paragraphs: ['Here’s your code. It works for 10 minutes. The button below does the same for an hour.'],
    label: 'Set a new password',
    closing: 'Didn’t ask for this? You can ignore this email: your password hasn’t changed.',
  }),
  passwordLinkEmail: (name: string): EmailWords => ({
    subject: 'Set a new Celebrio password',
    greeting: `Hi, ${name}`,
    paragraphs: [
      'Use the button below to set a new password. It works for an hour. There were too many wrong codes today, so this email comes without one.',
    ],
    label: 'Set a new password',
    closing: 'Didn’t ask for this? You can ignore this email: your password hasn’t changed.',
  }),
  codesUsedUpEmail: (name: string): EmailWords => ({
    subject: 'Someone entered wrong codes for your account',
    greeting: `Hi, ${name}`,
    paragraphs: [
      'Someone tried to reset your Celebrio password today and entered ten wrong codes. They didn’t get in, and your password hasn’t changed.',
      'To be safe, codes are off for the rest of the day. If it was you, ask for a new email and use its link instead.',
    ],
    label: 'Send me a link',
    closing: 'If it wasn’t you, there’s nothing you need to do.',
  }),
  passwordChangedEmail: (name: string): EmailWords => ({
    subject: 'Your Celebrio password was changed',
    greeting: `Hi, ${name}`,
    paragraphs: [
      'Your password has just been changed, and you’ve been signed out on all your other devices.',
      'If this wasn’t you, reset your password now. That signs out every device.',
    ],
    label: 'Set a new password',
    closing: 'If it was you, there’s nothing you need to do.',
  }),
  accountDeletedEmail: (name: string, day: string): EmailWords => ({
    subject: 'Your Celebrio account is deleted',
    greeting: `Goodbye, ${name}`,
    paragraphs: [
      `Your account is deleted: you’re signed out everywhere, and nobody sees you or anything of yours. On ${day} we’ll erase it all for good.`,
      'Changed your mind? Sign in before then to get your account back. Cancelled events and bookings won’t come back.',
    ],
    label: 'Sign in',
    closing: 'If it wasn’t you, sign in now and change your password.',
  }),
  accountReactivatedEmail: (name: string): EmailWords => ({
    subject: 'Your Celebrio account is back',
    greeting: `Welcome back, ${name}`,
    paragraphs: [
      'Your account has just been brought back, and people can see you again.',
      'If this wasn’t you, reset your password now. That signs out every device.',
    ],
    label: 'Set a new password',
    closing: 'If it was you, there’s nothing you need to do.',
  }),
  verificationEmail: (name: string): EmailWords => ({
    subject: 'Confirm your email',
    greeting: `Welcome, ${name}`,
    paragraphs: [
      'Good to have you at the table. Please confirm that this address is yours, so invitations can find you.',
    ],
    label: 'Confirm my email',
    closing: 'The link works for 24 hours. Didn’t sign up for Celebrio? You can ignore this email.',
  }),
  newEmail: (name: string): EmailWords => ({
    subject: 'Confirm your new email',
    greeting: `Hi, ${name}`,
    paragraphs: [
      'You’d like to use this address for your Celebrio account. Confirm that it’s yours, and it’ll take the place of the old one.',
    ],
    label: 'Use this address',
    closing: 'The link works for 24 hours. Didn’t ask for this? You can ignore this email: nothing changes.',
  }),
  emailTaken: (): EmailWords => ({
    subject: 'This address already has an account',
    greeting: 'Hello',
    paragraphs: [
      'Someone, perhaps you, wanted to use this address for another Celebrio account. It already belongs to one, so nothing has changed.',
    ],
    label: 'Sign in',
    closing: 'If it wasn’t you, there’s nothing you need to do.',
  }),
  emailChanged: (name: string, day: string): EmailWords => ({
    subject: 'The email of your account was changed',
    greeting: `Hi, ${name}`,
    paragraphs: [
      'Your Celebrio account now has a different email address. We won’t write to this one anymore.',
      `If it wasn’t you, bring this address back. That signs everyone out, and you set a new password. You can do that until ${day}.`,
    ],
    label: 'It wasn’t me',
    closing: 'If it was you, there’s nothing you need to do.',
  }),
  secondStepChanges: {
    codes_on: {
      subject: 'You’ve added an authenticator app',
      text: 'An authenticator app has been added to your Celebrio account. From now on, signing in also takes a code from it.',
    },
    codes_off: {
      subject: 'Your authenticator app is off',
      text: 'The authenticator app has been removed from your Celebrio account. Its codes no longer work.',
    },
    passkey_added: {
      subject: 'You’ve added a passkey',
      text: 'A passkey has been added to your Celebrio account. It’s now one of the ways to finish signing in.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'A passkey has been removed from your Celebrio account. It no longer works.',
    },
    recovery_codes_renewed: {
      subject: 'You have new recovery codes',
      text: 'New recovery codes have been made for your Celebrio account. The old ones no longer work.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      text: 'Someone has just used one of the recovery codes of your Celebrio account. Each one works once.',
    },
    removed_by_staff: {
      subject: 'Your second step was removed',
      text: 'We’ve removed the second step of your Celebrio account because we were asked to. You now sign in without it, and you’ve been signed out everywhere.',
    },
    codes_used_up: {
      subject: 'Someone entered wrong codes for your account',
      text: 'Someone who may know your Celebrio password entered ten wrong codes today. They didn’t get in. To be safe, codes from your app are off until tomorrow; passkeys and recovery codes still work.',
    },
  } satisfies Record<SecondStepChange, object>,
  secondStepEmail: (name: string, { subject, text }: { subject: string; text: string }): EmailWords => ({
    subject,
    greeting: `Hi, ${name}`,
    paragraphs: [
      text,
      'If this wasn’t you, reset your password now. That signs out every device. Then check the second step in your settings.',
    ],
    label: 'Set a new password',
    closing: 'If it was you, there’s nothing you need to do.',
  }),
}

export type Messages = typeof en

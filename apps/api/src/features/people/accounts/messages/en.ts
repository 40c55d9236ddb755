import type { EmailWords } from '#platform/mail/layout.ts'

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
      'Your password has just been changed, and you’ve been signed out on all your devices.',
      'If it wasn’t you, set a new password now: that signs everyone out again.',
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
}

export type Messages = typeof en

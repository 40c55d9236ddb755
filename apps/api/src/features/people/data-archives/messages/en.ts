import type { EmailWords } from '#platform/mail/layout.ts'

type Until = { day: string; days: number }

export const en = {
  readyEmail: (name: string, { day, days }: Until): EmailWords => ({
    subject: 'Your Celebrio data is ready',
    greeting: `Hi, ${name}`,
    paragraphs: [
      `Everything in your account is ready to download. You’ll find it in your settings for ${days} days, until ${day}.`,
    ],
    label: 'Open settings',
    closing: 'If you didn’t ask for it, change your password: someone else may be using your account.',
  }),
  title: (name: string) => `${name}’s Celebrio data`,
  made: (day: string) => `Made on ${day}.`,
  explained:
    'Every page is here to read and as JSON. What other people wrote belongs to them, so conversations only include your own messages. Passwords and codes aren’t included. Times are in UTC.',
  sections: 'What’s in here',
  entries: 'Entries',
  asJson: 'JSON',
  files: 'Files',
  nothing: 'Nothing',
  empty: 'Nothing in these yet',
  back: 'All sections',
  pages: 'Pages',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
  hiddenPerson: 'Someone you can’t see',
  yes: 'Yes',
  no: 'No',
}

export type Messages = typeof en

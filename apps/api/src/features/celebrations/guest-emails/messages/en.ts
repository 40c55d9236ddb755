import type { EmailKind } from '../kinds.ts'

/** `isSeated`: they have a seat. `isSameDay`: of a new start the time alone is new. */
export type Said = { host: string; title: string; when: string; isSeated: boolean; isSameDay: boolean }

/** `lead` stands above the heading, which is the title then. */
export type EmailWords = { subject: string; lead?: string; heading: string; text: string | null }

export type Messages = {
  dear(name: string): string
  facts: Record<'date' | 'time' | 'zone' | 'place' | 'end' | 'dress_code' | 'none', string> & {
    line(label: string, now: string): string
    changed(now: string, before: string): string
  }
  dateOpen: string
  cover: string
  /** Under the buttons that answer. */
  unsent: string
  /** Above them; "Friday, June 12". */
  replyBy(when: string): string
  buttons: Record<
    'going' | 'cannot' | 'maybe' | 'still' | 'cannotNow' | 'ticket' | 'news' | 'invitation' | 'vote' | 'home',
    string
  >
  footer: { guest(host: string): string; personal: string; member(host: string): string; unsubscribe: string }
  /** What is to do now, or what holds; under how an event stands. */
  steps: Record<'vote' | 'answer' | 'coming' | 'waiting', string>
  emails: Record<EmailKind, (about: Said) => EmailWords>
}

export const en: Messages = {
  dear: name => `Dear ${name},`,
  facts: {
    date: 'Date',
    time: 'Time',
    zone: 'Time zone',
    place: 'Place',
    end: 'End',
    dress_code: 'Dress code',
    /** Where there is nothing any longer, or was nothing before. */
    none: 'not set',
    line: (label, now) => `${label}: ${now}`,
    changed: (now, before) => `${now} (before: ${before})`,
  },
  dateOpen: 'Date to be decided',
  cover: 'Cover photo',
  unsent: 'Next, tell us who’s coming with you. Nothing is sent until you confirm.',
  replyBy: when => `Please reply by ${when}.`,
  buttons: {
    going: 'Going',
    cannot: 'Can’t go',
    maybe: 'Maybe',
    still: 'Still coming',
    cannotNow: 'Can’t make it',
    ticket: 'See my ticket',
    news: 'See what’s new',
    invitation: 'See the invitation',
    vote: 'Vote on the date',
    home: 'Go to Celebrio',
  },
  footer: {
    guest: host => `${host} sent this with Celebrio. No account needed.`,
    personal: 'Please don’t forward it: the buttons answer in your name.',
    member: host => `${host} sent you this with Celebrio.`,
    unsubscribe: 'Unsubscribe',
  },
  steps: {
    vote: 'The date isn’t set yet. Tell your host which ones work for you.',
    answer: 'Please let your host know if you can make it.',
    coming: 'You’re on the guest list, and your ticket is ready.',
    waiting: 'You’re on the waiting list. We’ll write as soon as a spot opens up.',
  },
  emails: {
    invited: ({ host, title }) => ({
      subject: `You’re invited: ${title}`,
      lead: `${host} invites you to celebrate`,
      heading: title,
      text: null,
    }),
    vote: ({ host, title }) => ({
      subject: `You’re invited: ${title}`,
      lead: `${host} invites you to celebrate`,
      heading: title,
      text: `The date isn’t set yet. Tell ${host} which ones work for you.`,
    }),
    nudged: ({ host, title }) => ({
      subject: `Are you coming? ${title}`,
      heading: 'Will you be there?',
      text: `${host} would love to know if you’re coming to “${title}”.`,
    }),
    accepted: ({ host, title }) => ({
      subject: `You’re going: ${title}`,
      heading: 'See you there',
      text: `We’ve told ${host} you’re coming to “${title}”. Your ticket is ready.`,
    }),
    moved_up: ({ host, title }) => ({
      subject: `A spot has opened up: ${title}`,
      heading: 'A spot has opened up',
      text: `You’re off the waiting list for “${title}”, and ${host} is expecting you. Your ticket is ready.`,
    }),
    rescheduled: ({ host, title, when, isSeated, isSameDay }) => ({
      subject: `${isSameDay ? 'New time' : 'New date'}: ${title}`,
      heading: isSameDay ? 'There’s a new time' : 'There’s a new date',
      text: `${host} has moved “${title}” to ${when}. ${isSeated ? 'We’ll hold your spot until you reply; tickets for the old date no longer work.' : 'Can you make it?'}`,
    }),
    changed: ({ host, title, isSeated }) => ({
      subject: `What’s new: ${title}`,
      heading: 'A few things have changed',
      text: `${host} has updated “${title}”.${isSeated ? ' You’re still on the list.' : ''}`,
    }),
    tomorrow: ({ host, title, when }) => ({
      subject: `Coming up: ${title}`,
      heading: 'See you soon',
      text: `${host} is expecting you at “${title}” on ${when}. Your ticket is ready.`,
    }),
    dates_added: ({ host, title }) => ({
      subject: `More dates: ${title}`,
      heading: 'More dates to choose from',
      text: `${host} has added dates for “${title}”. Which ones work for you?`,
    }),
    date_chosen: ({ host, title, when }) => ({
      subject: `The date is set: ${title}`,
      heading: 'We have a date',
      text: `${host} has chosen a date for “${title}”: ${when}. Can you make it?`,
    }),
    host_message: ({ host, title }) => ({
      subject: `News about ${title}`,
      heading: `A message from ${host}`,
      text: null,
    }),
    latest: ({ host, title }) => ({
      subject: `Where things stand: ${title}`,
      heading: 'Where things stand',
      text: `Here’s the latest on “${title}”, hosted by ${host}.`,
    }),
    cancelled: ({ host, title }) => ({
      subject: `Cancelled: ${title}`,
      heading: 'This celebration is cancelled',
      text: `We’re sorry: ${host} has cancelled “${title}”.`,
    }),
  },
}

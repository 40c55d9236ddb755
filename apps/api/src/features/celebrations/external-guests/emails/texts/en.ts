import type { Emails } from '../text-types.ts'

export const en: Emails = {
  greeting: name => `Hello, ${name}`,
  closing: 'The link is yours alone: whoever has it can answer in your name. You need no account.',
  lines: {
    date: 'Date',
    old_date: 'Old date',
    place: 'Place',
    end: 'End',
    dress_code: 'Dress code',
    none: 'not set',
    line: (label, now) => `${label}: ${now}`,
    changed: (now, before) => `${now} (before: ${before})`,
  },
  invited: ({ host, title, when }) => ({
    subject: `${host} invites you: ${title}`,
    text: `${host} invites you to “${title}” on ${when}. Say whether you come, and with whom.`,
    label: 'See the invitation',
  }),
  vote: ({ host, title }) => ({
    subject: `${host} invites you: ${title}`,
    text: `${host} invites you to “${title}”. The date is not chosen yet: say which ones suit you.`,
    label: 'Vote on the date',
  }),
  moved_up: ({ host, title, when }) => ({
    subject: `There is a place for you: ${title}`,
    text: `You are off the waiting list: ${host} expects you at “${title}” on ${when}. Your ticket is ready.`,
    label: 'See my ticket',
  }),
  rescheduled: ({ host, title, when }) => ({
    subject: `Another date: ${title}`,
    text: `${host} has moved “${title}” to ${when}. Please say again whether you come; tickets for the old date are good no more.`,
    label: 'Answer again',
  }),
  changed: ({ host, title }) => ({
    subject: `News of ${title}`,
    text: `${host} has changed “${title}”. If you have answered already, your answer stands.`,
    label: 'See what is new',
  }),
  tomorrow: ({ host, title, when }) => ({
    subject: `Coming up: ${title}`,
    text: `${host} expects you at “${title}” on ${when}. Your ticket is ready; should you not be able to come, please say so.`,
    label: 'See my ticket',
  }),
  dates_added: ({ host, title }) => ({
    subject: `More dates: ${title}`,
    text: `${host} has added dates to choose from for “${title}”. Say which ones suit you.`,
    label: 'Vote on the date',
  }),
  date_chosen: ({ host, title, when }) => ({
    subject: `The date is set: ${title}`,
    text: `${host} has chosen the date of “${title}”: ${when}. Say whether you come, and with whom.`,
    label: 'Answer',
  }),
  called_off: ({ host, title }) => ({
    subject: `Called off: ${title}`,
    text: `We are sorry: ${host} has called off “${title}”.`,
    label: 'Go to Celebrio',
  }),
}

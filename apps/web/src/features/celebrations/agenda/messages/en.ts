const en = {
  next: 'Your next celebration',
  inDays_one: '<b>{{count}} day</b> to go',
  inDays_other: '<b>{{count}} days</b> to go',
  open: 'Date still open',
  now: 'On now',
  today: 'Today',
  tomorrow: 'Tomorrow',
  going_one: '{{count}} going',
  going_other: '{{count}} going',
  toDo: 'What’s next for it',
  alone: 'No guests yet',
  invite: 'Invite',
  voting: 'Guests are voting on the date',
  pick: 'Pick',
  unanswered_one: '{{count}} hasn’t replied',
  unanswered_other: '{{count}} haven’t replied',
  unansweredMany: 'More than {{count}} haven’t replied',
  requests_one: '{{count}} request to join',
  requests_other: '{{count}} requests to join',
  requestsMany: 'More than {{count}} requests to join',
  see: 'See',
  due: '{{title}}, by {{day}}',
  plan: 'Open',
  nothingToDo: 'All set. Nothing to do',
  party_one: 'Just you',
  party_other: 'Party of {{count}}',
  ticket: 'Ticket',
  directions: 'Directions',
  map: 'Map',
  noneTitle: 'What’s next?',
  noneText: 'A birthday, a rooftop, a Tuesday. It takes two minutes.',
  start: 'Plan a celebration',
  unansweredTitle: 'Waiting for your answer',
  seeAll: 'See all',
  invites: '{{name}} invites you',
  yes: 'Going',
  waitingList: 'Waiting list',
  no: 'Can’t go',
  saidMaybe: 'You said maybe',
  vote: 'Vote on the date',
  answerTo: '{{answer}}: {{title}}',
  afterThat: 'After that',
  hosting: 'You’re hosting',
}

declare module '#i18n/messages.ts' {
  interface Messages {
    agenda: typeof en
  }
}

export default en

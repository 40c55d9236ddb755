const en = {
  yes: 'Yes',
  maybe: 'If needed',
  no: 'No',
  count_yes: '{{number}} yes',
  count_maybe: '{{number}} if needed',
  count_no: '{{number}} no',
  noVotes: 'No votes yet',
  yourVote: 'Does {{day}} work for you?',
  yourTime: 'Your time: {{time}}',
  best: 'Top choice',
  past: 'This date has passed.',
  pick: 'Pick this date',
  pickDay: 'Pick this date: {{day}}',
  otherDate: 'Pick another date',
  setDateTitle: 'Set the date?',
  setDateText: 'Voting ends. We’ll tell everyone you’ve invited, and they can reply right away.',
  setDate: 'Set the date',
  keepVoting: 'Keep voting open',
  dateSet: 'The date is set',
  change: 'Change the dates',
  changeHint: 'Offer {{least}} to {{most}} dates. We’ll tell your guests about new ones.',
  takeAway: 'Remove: {{day}}',
  keepDay: 'Keep: {{day}}',
  goes: 'This date will be removed.',
  goesWithVotes_one: 'This date will be removed, and {{number}} vote with it.',
  goesWithVotes_other: 'This date will be removed, and {{number}} votes with it.',
  newDate: 'New date {{number}}',
  dropDate: 'Remove new date {{number}}',
  addDate: 'Add a date',
  saveDates: 'Save the dates',
  datesSaved: 'Dates updated',

  offered: 'Dates to vote on',
  pollTitle: 'When can you come?',
  pollTitleOthers: 'Which date will it be?',
  pollGuest:
    'You’re invited as {{name}}. Vote for the dates that work for you; you can change your mind until the date is set.',
  pollHost: 'Your guests are voting on these dates. Pick one whenever you like, and we’ll tell them.',
  pollOthers: 'The date isn’t set yet. Invited guests can vote.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    polls: typeof en
  }
}

export default en

const en = {
  yes: 'Yes',
  maybe: 'If need be',
  no: 'No',
  count_yes: '{{number}} yes',
  count_maybe: '{{number}} if need be',
  count_no: '{{number}} no',
  noVotes: 'No votes yet',
  yourVote: 'Does {{day}} suit you?',
  yourTime: 'Your time: {{time}}',
  best: 'Suits best',
  past: 'This date has passed.',
  pick: 'Pick this date',
  pickDay: 'Pick this date: {{day}}',
  otherDate: 'Pick another date',
  setDateTitle: 'Set the date?',
  setDateText: 'The vote ends. Everybody who is invited is told, and can say yes from now on.',
  setDate: 'Set the date',
  keepVoting: 'Let them vote on',
  dateSet: 'The date is set',
  change: 'Change the dates',
  changeHint: 'Guests choose among {{least}} to {{most}} dates. Everybody who is invited is told of new ones.',
  takeAway: 'Take away: {{day}}',
  keepDay: 'Keep: {{day}}',
  goes: 'This date goes.',
  goesWithVotes_one: 'This date goes, and {{number}} vote with it.',
  goesWithVotes_other: 'This date goes, and {{number}} votes with it.',
  newDate: 'New date {{number}}',
  dropDate: 'Remove new date {{number}}',
  addDate: 'Add a date',
  saveDates: 'Save the dates',
  datesSaved: 'The dates are changed',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    polls: typeof en
  }
}

export default en

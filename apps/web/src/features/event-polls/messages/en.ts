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
} as const

export default en

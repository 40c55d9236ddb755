const en = {
  period: 'Period',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  requests: 'Requests',
  inDays_one: '{{number}} request in the last {{days}} days',
  inDays_other: '{{number}} requests in the last {{days}} days',
  noRequests: 'No requests in the last {{count}} days yet',
  noRequestsHint: 'Here you’ll see when celebrants ask you, how you answer, and what you agree on.',
  notAnswered: 'You haven’t answered any of them yet.',
  accepted: 'Accepted',
  ofAnswers_one: '{{accepted}} of {{number}} answer',
  ofAnswers_other: '{{accepted}} of {{number}} answers',
  answeredWithin: 'Answered within',
  median: 'half of the time, or sooner',
  howRequests: 'Accepting with less counts as accepted. Requests that you didn’t answer don’t count. Days follow UTC.',
  agreed: '{{amount}} agreed in the last {{days}} days',
  mostOf: 'Most of it for {{service}}: {{percent}}',
  allOf: 'All of it for {{service}}',
  others: 'Other services',
  howIncome: 'A booking counts from the day you both agreed, unless it’s cancelled. Days follow UTC.',
  requestsFile: 'requests',
  incomeFile: 'income {{currency}}',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    figures: typeof en
  }
}

export default en

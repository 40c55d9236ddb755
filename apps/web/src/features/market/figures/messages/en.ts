const en = {
  period: 'Period',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  requests: 'Requests',
  headlineUnanswered: 'You haven’t answered any requests yet',
  headlineAll: 'You accept every request you answer',
  headlineNone: 'You’ve declined every request you answered',
  headlineHalf: 'You accept half of the requests you answer',
  headlineMost: 'You accept most of the requests you answer',
  headlineFew: 'You decline more than you accept',
  bestWeek: 'Your best week: {{when}}',
  bestMonth: 'Your best month: {{when}}',
  inDays_one: '{{number}} request in the last {{days}} days',
  inDays_other: '{{number}} requests in the last {{days}} days',
  noRequests: 'No requests in the last {{count}} days yet',
  noRequestsHint: 'Here you’ll see the requests you get, how you answer, and what you agree on.',
  accepted: 'Accepted',
  ofAnswers_one: '{{accepted}} of {{number}} answer',
  ofAnswers_other: '{{accepted}} of {{number}} answers',
  answeredWithin: 'Requests answered within',
  median: 'half of the time, or sooner',
  onStore: 'Your store says “usually within {{time}}”. That’s from your last 25 answers, to requests and questions.',
  howRequests:
    'Accepting part of a request counts as accepting. Requests that you didn’t answer don’t count. Days are counted in UTC.',
  agreed: '{{amount}} agreed in the last {{days}} days',
  mostOf: 'Most of it for {{service}}: {{percent}}',
  allOf: 'All of it for {{service}}',
  others: 'Other services',
  howIncome: 'A booking counts from the day you both agreed, unless it’s cancelled. Days are counted in UTC.',
  requestsFile: 'requests',
  incomeFile: 'income {{currency}}',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    figures: typeof en
  }
}

export default en

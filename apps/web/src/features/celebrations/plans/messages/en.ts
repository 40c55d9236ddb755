const en = {
  dateOpen: 'Date to be decided',
  summary: 'Summary',
  guestText: 'Sign in to see your guests, your to-dos and your budget.',
  summaryOf: 'Summary of {{title}}',
  toEvent: 'View Event',
  isOn: 'On now',
  today: 'It’s today',
  daysLeft_one: '{{count}} day to go',
  daysLeft_other: '{{count}} days to go',
  daysAgo_one: '{{count}} day ago',
  daysAgo_other: '{{count}} days ago',

  guests: 'Guests',
  coming: 'Going',
  confirming: 'New date to confirm',
  pending: 'No reply',
  maybe: 'Maybe',
  waiting: 'Waiting list',
  rejected: 'Can’t come',
  requested: 'Requests',
  answers_one: 'in {{count}} answer',
  answers_other: 'in {{count}} answers',
  checkedIn: 'Checked in',
  of: '{{part}} of {{whole}}',

  todos: 'To do',
  todo: 'What needs doing',
  newTodo: 'What needs doing?',
  dueOn: 'Due',
  add: 'Add',
  doneOf: '{{done}} of {{all}} done',
  nothingToDo: 'Nothing here yet. What comes first?',
  order: 'Order',
  ownOrder: 'My order',
  byDay: 'By due date',
  due: 'Due {{day}}',
  late: 'Was due {{day}}',
  editTodo: 'Edit to-do',
  moveUp: 'Move up',
  moveDown: 'Move down',

  budget: 'Budget',
  noBudget: 'Set what you’d like to spend, or add your first expense.',
  setTotal: 'Set a total',
  total: 'Total budget',
  currency: 'Currency',
  lines: 'Expenses',
  linesPlanned: 'Planned expenses',
  addLine: 'Add an expense',
  editLine: 'Edit expense',
  lineName: 'What it’s for',
  planned: 'Planned',
  spent: 'Spent',
  left: 'Left',
  over: 'Over budget',
  spentOf: '{{spent}} spent of {{planned}}',
  amountWrong: 'Enter an amount, like {{example}}.',

  moreAbout: 'More about {{name}}',
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  deleted: '“{{name}}” was deleted.',
  undo: 'Undo',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    plans: typeof en
  }
}

export default en

const en = {
  dateOpen: 'Date to be chosen',
  summary: 'Summary',
  summaryOf: 'Summary of {{title}}',
  toEvent: 'View Event',
  isOn: 'It is on now',
  today: 'It is today',
  daysLeft_one: '{{count}} day to go',
  daysLeft_other: '{{count}} days to go',
  daysAgo_one: '{{count}} day ago',
  daysAgo_other: '{{count}} days ago',

  guests: 'Guests',
  coming: 'Come',
  confirming: 'To confirm the new date',
  pending: 'Not answered yet',
  waiting: 'Waiting list',
  rejected: 'Do not come',
  requested: 'Ask to join',
  answers_one: 'in {{count}} answer',
  answers_other: 'in {{count}} answers',
  checkedIn: 'Checked in',
  of: '{{part}} of {{whole}}',

  todos: 'To do',
  todo: 'What is to do',
  newTodo: 'What is to do next?',
  dueOn: 'Due',
  add: 'Add',
  doneOf: '{{done}} of {{all}} done',
  nothingToDo: 'Nothing to do yet. Write down the first thing.',
  order: 'Order',
  ownOrder: 'My order',
  byDay: 'By due date',
  due: 'Due {{day}}',
  late: 'Was due {{day}}',
  editTodo: 'Change what is to do',
  moveUp: 'Move up',
  moveDown: 'Move down',

  budget: 'Budget',
  noBudget: 'Set what you want to spend, or begin with the first line.',
  setTotal: 'Set the total',
  total: 'Total budget',
  currency: 'Currency',
  lines: 'Lines of the budget',
  linesPlanned: 'Planned in lines',
  addLine: 'Add a line',
  editLine: 'Change the line',
  lineName: 'What for',
  planned: 'Planned',
  spent: 'Spent',
  left: 'Left',
  over: 'Over budget',
  spentOf: '{{spent}} spent of {{planned}}',
  amountWrong: 'Write an amount such as {{example}}.',

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

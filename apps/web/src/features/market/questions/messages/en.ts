const en = {
  title: 'Questions',
  none: 'No questions yet. Ask the first one.',
  noneYet: 'No answered questions yet.',
  yours: 'Your question',
  public: 'The question and the answer appear here without your name. The provider sees who asks.',
  ask: 'Ask',
  signIn: 'Sign in to ask a question',
  sent: 'Question sent. We’ll let you know when there is an answer.',
  waits: 'Waiting for an answer',
  oneAtATime: 'You can ask another question once this one’s answered.',
  open: 'Waiting for your answer',
  yourAnswer: 'Your answer',
  publicAnswer: 'Everyone can read it on your page.',
  answer: 'Answer',
  answered: 'Answer saved',
  edit: 'Edit answer',
  save: 'Save',
  tooLong_one: 'Up to {{max}} characters: {{count}} too many.',
  tooLong_other: 'Up to {{max}} characters: {{count}} too many.',
  delete: 'Delete question',
  deleteTitle: 'Delete this question?',
  deleteText: 'No one can answer it anymore.',
  deleteBothText: 'The answer goes with it.',
  deleted: 'Question deleted',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    questions: typeof en
  }
}

export default en

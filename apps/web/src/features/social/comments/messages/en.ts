const en = {
  title: 'Comments',
  write: 'Write a comment',
  send: 'Send the comment',
  sent: 'Comment sent',
  updated: 'Comment has been updated',
  deleted: 'Comment Deleted',
  counter: '{{at}} / {{of}}',
  tooLong_one: 'At most {{max}} characters: one too many.',
  tooLong_other: 'At most {{max}} characters: {{count}} too many.',
  nobody: 'Nobody has said a word yet. Be the first.',
  by: 'Comment by {{name}}',
  edited: 'edited',
  gone: 'Comment deleted',
  target: 'The comment you came for',
  others: 'More comments',
  targetGone: 'The comment you came for is no longer here.',
  like: 'Like the comment',
  likeCounted_one: 'Like the comment, {{shown}} like',
  likeCounted_other: 'Like the comment, {{shown}} likes',
  reply: 'Reply',
  replies: 'Replies',
  moreReplies_one: 'Show one more reply',
  moreReplies_other: 'Show {{count}} more replies',
  replyTo: 'Reply to {{name}}',
  replyingTo: 'To {{name}}: “{{words}}”',
  sendReply: 'Send the reply',
  edit: 'Edit',
  saveEdit: 'Save the comment',
  delete: 'Delete',
  deleteTitle: 'Delete this comment?',
  deleteText: 'Its words and likes will be gone for everyone. Replies stay.',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    comments: typeof en
  }
}

export default en

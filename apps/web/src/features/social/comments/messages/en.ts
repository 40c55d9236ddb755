const en = {
  title: 'Comments',
  write: 'Write a comment',
  send: 'Send comment',
  sent: 'Comment sent',
  updated: 'Comment has been updated',
  deleted: 'Comment Deleted',
  forConnections: 'With a kids account, you can comment on your connections’ posts.',
  nobody: 'No one’s said a word yet. Be the first.',
  by: 'Comment by {{name}}',
  edited: 'edited',
  gone: 'Comment deleted',
  target: 'The comment you came for',
  others: 'More comments',
  targetGone: 'The comment you came for is no longer here.',
  like: 'Like comment',
  likeCounted_one: 'Like comment, {{shown}} like',
  likeCounted_other: 'Like comment, {{shown}} likes',
  reply: 'Reply',
  replies: 'Replies',
  moreReplies_one: 'Show one more reply',
  moreReplies_other: 'Show {{count}} more replies',
  replyTo: 'Reply to {{name}}',
  replyingTo: 'To {{name}}: “{{words}}”',
  sendReply: 'Send reply',
  edit: 'Edit',
  saveEdit: 'Save comment',
  report: 'Report',
  reportTitle: 'Report this comment',
  reportReason: 'What’s wrong with it?',
  reported: 'The comment has been reported',
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

/** What other features may use of mentions. */

export { mentionsInComments, mentionsInPosts } from './read-mentions.ts'
export { saveMentions } from './save-mentions.ts'

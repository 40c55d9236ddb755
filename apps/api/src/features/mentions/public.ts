/** What other features may use of mentions. */
export { keepMentions } from './keep-mentions.ts'
export { mentionsInComments, mentionsInPosts } from './read-mentions.ts'

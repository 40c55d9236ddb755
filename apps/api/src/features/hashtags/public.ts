/** What other features may use of hashtags. */
export { keepHashtags } from './keep-hashtags.ts'

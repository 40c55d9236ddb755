/** What other features may use of hashtags. */
export { keepHashtags } from './save-hashtags.ts'

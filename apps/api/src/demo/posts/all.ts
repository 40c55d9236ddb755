import { birthdayPosts } from './birthday.ts'
import { frenchPosts } from './french.ts'
import { portuguesePosts } from './portuguese.ts'
import { type DemoPost, minutesAgo } from './post.ts'
import { providerPosts } from './providers.ts'
import { spanishPosts } from './spanish.ts'
import { weddingPosts } from './wedding.ts'
import { yearPosts } from './year.ts'

/** Every post of the demo world, newest first. */
export const demoPosts: readonly DemoPost[] = [
  birthdayPosts,
  frenchPosts,
  portuguesePosts,
  providerPosts,
  spanishPosts,
  weddingPosts,
  yearPosts,
]
  .flat()
  .sort((one, other) => minutesAgo(one) - minutesAgo(other))

export { TaggedPosts } from './tagged-posts.tsx'
export { TrendingHashtags } from './trending-hashtags.tsx'

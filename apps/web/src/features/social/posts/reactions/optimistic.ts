import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Post } from '@celebrio/contract/social/posts'

/** A post with or without the viewer's like, with the count adjusted. */
export const withLike = (post: Post, liked: boolean): Post =>
  post.has_liked === liked
    ? post
    : { ...post, has_liked: liked, already_liked: liked, total_likes: post.total_likes + (liked ? 1 : -1) }

/** A post with the viewer's flower, or without one. */
export function withFlower(post: Post, type: FlowerType | null): Post {
  const before = post.superlikes.type
  if (before === type) return post
  const byType = { ...post.superlikes.by_type }
  if (before) byType[before] -= 1
  if (type) byType[type] += 1
  const total = post.total_superlikes - (before ? 1 : 0) + (type ? 1 : 0)
  return {
    ...post,
    total_superlikes: total,
    has_superliked: type !== null,
    already_superliked: type !== null,
    superlikes: { type, total, by_type: byType },
  }
}

import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Issue } from '@celebrio/contract/platform/issues'
import { postLimits } from '@celebrio/contract/social/posts'

type Kind = 'image' | 'audio' | 'video'

const tooMany = { image: 'too_many_images', audio: 'too_many_audios', video: 'too_many_videos' } as const

/** What is wrong with the number of media of each kind. */
export function mediaIssues(kinds: readonly Kind[]): Issue[] {
  const all = ['image', 'audio', 'video'] as const
  return all
    .filter(kind => kinds.filter(one => one === kind).length > postLimits[kind])
    .map(kind => ({ code: tooMany[kind], values: {} }))
}

export const isEmptyPost = (content: string, media: readonly unknown[]): boolean => content === '' && media.length === 0

/** How many flowers of each type a post has when one person's flower becomes a different one, or none. */
export const flowersAfter = (flowers: readonly number[], before: FlowerType | null, after: FlowerType | null) =>
  flowers.map((count, at) => count - (at + 1 === before ? 1 : 0) + (at + 1 === after ? 1 : 0))

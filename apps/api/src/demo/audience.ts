import { hash, Rng } from '@celebrio/art/rng'
import type { FlowerType } from '@celebrio/contract/base/flowers'
import { demoPerson, type PersonKey, personKeys } from './cast/people.ts'
import { blocks, relationships } from './cast/relationships.ts'
import { type DemoPost, minutesAgo } from './posts/post.ts'

export type Reaction = { by: PersonKey; minutesAgo: number; flower?: FlowerType }

const friendsOf = (key: PersonKey): Set<PersonKey> =>
  new Set(relationships().flatMap(({ one, other }) => (one === key ? [other] : other === key ? [one] : [])))

const areBlocked = (one: PersonKey, other: PersonKey) => blocks.some(pair => pair.includes(one) && pair.includes(other))

/** Whether somebody signed up early enough to have seen the post. */
const wasThere = (key: PersonKey, post: DemoPost) => demoPerson(key).joined * 24 * 60 > minutesAgo(post)

/** How likely a friend is to react, for each step of warmth; strangers a fifth of it. */
const likelihood = 0.16

/** Who reacts to a post and when: friends more often than strangers, most soon after it was posted. */
export function reactionsTo(post: DemoPost): Reaction[] {
  const rng = new Rng(hash(`${post.by} ${post.ago}`))
  const friends = friendsOf(post.by)
  const seen = personKeys.filter(
    key =>
      key !== post.by &&
      !areBlocked(key, post.by) &&
      wasThere(key, post) &&
      (friends.has(key) || !demoPerson(post.by).isPrivate),
  )
  const age = minutesAgo(post)
  return seen.flatMap((by): Reaction[] => {
    const chance = post.warmth * likelihood * (friends.has(by) ? 1 : 0.2)
    const soon = age * rng.next() ** 2 + 1
    const when = Math.max(0.5, age - soon)
    const [liked, flowered, pick] = [rng.chance(chance), rng.chance(chance * 0.45), rng.next()]
    const flower = post.flowers?.[Math.floor(pick ** 1.6 * post.flowers.length)]
    const like: Reaction[] = liked ? [{ by, minutesAgo: when }] : []
    return flowered && flower ? [...like, { by, minutesAgo: when * 0.98, flower }] : like
  })
}

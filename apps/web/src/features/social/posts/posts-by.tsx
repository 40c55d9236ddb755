import type { ReactNode } from 'react'
import { postsByQuery } from './data.ts'
import classes from './feed.module.css'
import { feedId } from './focus.ts'
import { PostList } from './post-list.tsx'

export type PostsByProps = {
  personId: number
  /** Accessible name of the list. */
  label: string
  empty: ReactNode
}

/** A person's posts that the viewer may see; own hidden ones are labelled and can be shown again. */
export const PostsBy = ({ personId, label, empty }: PostsByProps) => (
  <section id={feedId} className={classes.feed} aria-label={label} tabIndex={-1}>
    <PostList query={postsByQuery(personId)} empty={empty} />
  </section>
)

import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { connectionOf, unblockedPeople } from '#features/people/friends'
import { isClosed, visiblePosts } from '#features/social/posts'
import type { Db } from '#platform/db/database.ts'
import { oneRow, perRow } from '#platform/db/per-row.ts'

/** Subquery: the post that a song is part of, if the viewer may see it. */
const visiblePostOf = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId).select(sql`1`.as('one')).where('posts.id', '=', sql.ref<number>('post_media.post_id'))

const isOpen = sql<boolean>`NOT ${isClosed('artist')}`

/**
 * The one rule of who may hear a song, joined to its artist: a song of a post is heard by those who see the post; one
 * that was put up by itself by whoever sees the artist, of private accounts and children only by the artist and
 * accepted connections. Artists are active and neither block the viewer nor are blocked.
 */
export const visibleSongs = (db: Db, viewerId: number) =>
  db
    .selectFrom('uploads')
    .innerJoinLateral(userOf(db, 'uploads.user_id').as('artist'), join => join.onTrue())
    .leftJoinLateral(
      oneRow(
        db
          .selectFrom('songs')
          .select(['upload_id', 'title', 'cover_id'])
          .where('upload_id', '=', sql.ref<number>('uploads.id')),
      ).as('songs'),
      join => join.onTrue(),
    )
    .leftJoinLateral(
      oneRow(db.selectFrom('post_media').select('post_id').where('upload_id', '=', sql.ref<number>('uploads.id'))).as(
        'post_media',
      ),
      join => join.onTrue(),
    )
    .where('uploads.kind', '=', sql.lit('audio'))
    .where('uploads.used', '=', true)
    .where(unblockedPeople(db, viewerId, 'artist'))
    .where(({ or, and, eb, exists }) =>
      or([
        exists(perRow(visiblePostOf(db, viewerId))),
        and([
          eb('songs.upload_id', 'is not', null),
          or([isOpen, eb('artist.id', '=', viewerId), exists(perRow(connectionOf(db, viewerId, 'artist.id')))]),
        ]),
      ]),
    )

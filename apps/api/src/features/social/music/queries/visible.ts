import { sql } from 'kysely'
import { connectionOf, visiblePeople } from '#features/people/friends'
import { visiblePosts } from '#features/social/posts'
import type { Db } from '#platform/db/database.ts'

/** Subquery: the post that a song is part of, if the viewer may see it. */
const visiblePostOf = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId).select(sql`1`.as('one')).where('posts.id', '=', sql.ref<number>('post_media.post_id'))

/**
 * The one rule of who may hear a song, joined to its artist: a song of a post is heard by those who see the post; one
 * that was put up by itself by whoever sees the artist, of private accounts only by the artist and accepted
 * connections. Artists are active and neither block the viewer nor are blocked.
 */
export const visibleSongs = (db: Db, viewerId: number) =>
  db
    .selectFrom('uploads')
    .innerJoin('users as artist', 'artist.id', 'uploads.user_id')
    .leftJoin('songs', 'songs.upload_id', 'uploads.id')
    .leftJoin('post_media', 'post_media.upload_id', 'uploads.id')
    .where('uploads.kind', '=', 'audio')
    .where('uploads.used', '=', true)
    .where(visiblePeople(db, viewerId, 'artist'))
    .where(({ or, and, eb, exists }) =>
      or([
        exists(visiblePostOf(db, viewerId)),
        and([
          eb('songs.upload_id', 'is not', null),
          or([
            eb('artist.is_private', '=', false),
            eb('artist.id', '=', viewerId),
            exists(connectionOf(db, viewerId, 'artist.id')),
          ]),
        ]),
      ]),
    )

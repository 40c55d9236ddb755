import { ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'comments',
    title: { en: 'Comments', fr: 'Commentaires', es: 'Comentarios', pt: 'Comentários' },
    from: 'comments',
    whose: `user_id = :me AND deleted_at IS NULL`,
    key: 'id',
    fields: {
      number: 'id',
      post: 'post_id',
      person: person('(SELECT user_id FROM posts WHERE posts.id = post_id)'),
      words: 'comment',
      created_at: 'created_at',
      edited_at: 'edited_at',
      likes: 'total_likes',
    },
  },
  {
    name: 'withheld-comments',
    title: {
      en: 'Comments that our team has hidden',
      fr: 'Commentaires masqués par notre équipe',
      es: 'Comentarios que nuestro equipo ha ocultado',
      pt: 'Comentários que a nossa equipe ocultou',
    },
    from: 'withheld_comments AS withheld JOIN comments ON comments.id = withheld.comment_id',
    whose: ofPerson(),
    key: 'comments.id',
    fields: {
      words: 'withheld.comment',
      created_at: 'created_at',
    },
  },
  {
    name: 'liked-comments',
    title: {
      en: 'Comments that you like',
      fr: 'Commentaires que vous aimez',
      es: 'Comentarios que te gustan',
      pt: 'Comentários que você curtiu',
    },
    from: 'comment_likes',
    whose: ofPerson(),
    key: 'comment_id',
    fields: {
      person: person('(SELECT user_id FROM comments WHERE comments.id = comment_id)'),
      created_at: 'created_at',
    },
  },
]

import { filesOf, ofPerson, type PersonalSection, person, textsOf } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'posts',
    title: { en: 'Posts', fr: 'Publications', es: 'Publicaciones', pt: 'Publicações' },
    from: 'posts',
    whose: ofPerson(),
    key: 'id',
    fields: {
      number: 'id',
      words: 'content',
      created_at: 'created_at',
      edited_at: 'edited_at',
      hidden_at: 'hidden_at',
      is_share: 'is_share',
      likes: 'total_likes',
      comments: 'total_comments',
      shares: 'total_shared',
      hashtags: textsOf('SELECT tag FROM post_hashtags WHERE post_id = posts.id ORDER BY tag'),
      files: filesOf('SELECT upload_id FROM post_media WHERE post_id = posts.id ORDER BY position'),
    },
  },
  {
    name: 'liked-posts',
    title: {
      en: 'Posts that you like',
      fr: 'Publications que vous aimez',
      es: 'Publicaciones que te gustan',
      pt: 'Publicações que você curtiu',
    },
    from: 'post_likes',
    whose: ofPerson(),
    key: 'post_id',
    fields: {
      post: 'post_id',
      person: person('(SELECT user_id FROM posts WHERE posts.id = post_id)'),
      created_at: 'created_at',
    },
  },
  {
    name: 'flowers-for-posts',
    title: {
      en: 'Flowers that you’ve given to posts',
      fr: 'Fleurs offertes à des publications',
      es: 'Flores que has dado a publicaciones',
      pt: 'Flores que você deu a publicações',
    },
    from: 'post_superlikes',
    whose: ofPerson(),
    key: 'post_id',
    fields: {
      post: 'post_id',
      person: person('(SELECT user_id FROM posts WHERE posts.id = post_id)'),
      flower: 'type',
      created_at: 'created_at',
    },
  },
  {
    name: 'saved-posts',
    title: {
      en: 'Posts that you’ve saved',
      fr: 'Publications enregistrées',
      es: 'Publicaciones guardadas',
      pt: 'Publicações salvas',
    },
    from: 'post_saves',
    whose: ofPerson(),
    key: 'post_id',
    fields: {
      post: 'post_id',
      person: person('(SELECT user_id FROM posts WHERE posts.id = post_id)'),
      created_at: 'created_at',
    },
  },
  {
    name: 'hidden-posts',
    title: {
      en: 'Posts that you’ve hidden',
      fr: 'Publications masquées',
      es: 'Publicaciones ocultas',
      pt: 'Publicações ocultas',
    },
    from: 'post_hides',
    whose: ofPerson(),
    key: 'post_id',
    fields: {
      post: 'post_id',
      created_at: 'created_at',
    },
  },
]

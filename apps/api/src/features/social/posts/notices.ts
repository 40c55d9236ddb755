import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { Notices } from '#features/base/notifications'
import { en } from './notices/en.ts'
import { es } from './notices/es.ts'
import { fr } from './notices/fr.ts'
import { pt } from './notices/pt.ts'
import { postSubject } from './queries/notice-subjects.ts'

export const notices: Notices<PostNoticeKind> = {
  texts: { en, fr, es, pt },
  kinds: {
    post_liked: { subject: 'post', follows: ['post.liked', 'post.unliked'] },
    post_superliked: { subject: 'post', follows: ['post.superliked', 'post.unsuperliked'] },
    post_shared: { subject: 'post', follows: ['post.shared'] },
    post_mentioned: { subject: 'post', follows: ['post.mentioned', 'post.unmentioned'] },
  },
  subjects: { post: postSubject },
}

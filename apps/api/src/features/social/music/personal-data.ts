import { filesOf, ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'song-subscriptions',
    title: {
      en: 'Songs that you follow',
      fr: 'Chansons que vous suivez',
      es: 'Canciones que sigues',
      pt: 'Músicas que você segue',
    },
    from: 'song_subscriptions',
    whose: ofPerson(),
    key: 'upload_id',
    fields: {
      title: '(SELECT title FROM songs WHERE songs.upload_id = song_subscriptions.upload_id)',
      created_at: 'created_at',
    },
  },
  {
    name: 'songs',
    title: { en: 'Your songs', fr: 'Vos chansons', es: 'Tus canciones', pt: 'Suas músicas' },
    from: 'songs JOIN uploads ON uploads.id = songs.upload_id',
    whose: ofPerson(),
    key: 'uploads.id',
    fields: {
      title: 'songs.title',
      files: filesOf('SELECT songs.upload_id'),
      followers: '(SELECT subscribers FROM song_counts WHERE song_counts.upload_id = songs.upload_id)',
    },
  },
]

import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'date-votes',
    title: {
      en: 'Dates that suit you',
      fr: 'Dates qui vous conviennent',
      es: 'Fechas que te convienen',
      pt: 'Datas que combinam com você',
    },
    from: 'event_date_votes AS vote JOIN event_guests AS guest ON guest.id = vote.guest_id',
    whose: ofPerson('guest.user_id'),
    key: '(vote.date_id)',
    fields: {
      event: '(SELECT title FROM events WHERE events.id = vote.event_id)',
      day: '(SELECT local_start FROM event_dates WHERE event_dates.id = vote.date_id)',
      reply: 'vote.vote',
      created_at: 'vote.voted_at',
    },
  },
]

import { type DemoPost, picture, song } from './post.ts'

/** Kitchens, stages and counters. */
export const providerPosts: readonly DemoPost[] = [
  {
    by: 'marcus',
    ago: '3h5m',
    text: 'Rehearsal tape for Saturday. Mama Ngozi asked for the old songs, and we are not about to get them wrong.',
    media: [song('highlife', 'Rooftop highlife, take three'), song('procession', 'Processional, with talking drum')],
    warmth: 5,
    flowers: [1, 2],
  },
  {
    by: 'ruth',
    ago: '4h50m',
    text: 'Saffron went in at six this morning. The whole street knows.',
    media: [picture('kitchen')],
    warmth: 4,
    flowers: [3, 2],
  },
  {
    by: 'harpreet',
    ago: '10h',
    text: 'Four hundred boxes tied by hand. My thumbs would like a holiday.',
    media: [picture('sweets'), picture('gifts', 2, 'square')],
    warmth: 3,
    flowers: [2],
  },
  {
    by: 'ruth',
    ago: '3d6h',
    text: 'Tasting day. We ask three questions: what did your grandmother cook, who is coming, and who is not speaking to whom. The seating plan matters more than the salt.',
    media: [picture('table', 2), picture('kitchen', 5, 'square')],
    warmth: 3,
    flowers: [3],
  },
  {
    by: 'marcus',
    ago: '6d8h',
    text: 'Last night on the roof. Thank you for staying when it rained.',
    media: [picture('band'), picture('dance', 4)],
    warmth: 4,
    flowers: [1, 6],
  },
  {
    by: 'harpreet',
    ago: '9d5h',
    text: 'The dhol is tuned, the shop is closed on Sunday. Draw your own conclusions.',
    media: [song('bhangra', 'Shoulders up')],
    warmth: 3,
    flowers: [6],
  },
  {
    by: 'ruth',
    ago: '16d7h',
    text: 'Harvest prices at the market are kind this year, so November menus stay as quoted.',
    media: [picture('market', 3)],
    warmth: 1,
  },
  {
    by: 'marcus',
    ago: '21d6h',
    text: 'Three songs for three moments: when the doors open, when the lights go down, and when the little ones fall asleep on coats.',
    media: [song('samba', 'Doors'), song('serenade', 'Lights down'), song('lullaby', 'Asleep on coats')],
    warmth: 4,
    flowers: [2, 4],
  },
]

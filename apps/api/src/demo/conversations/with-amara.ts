import type { DemoConversation } from './conversation.ts'

/** What Amara finds in her chat, who plans her mother’s seventieth birthday. */
export const withAmara: readonly DemoConversation[] = [
  {
    at: { group: 'Mama’s seventieth: the inner circle' },
    ago: 3.2,
    unreadBy: ['amara'],
    lines: [
      { by: 'amara', words: 'Right. Six days. Who has the photographs?' },
      { by: 'zainab', words: 'I do. Forty of them, and three where she is not pulling a face.', flowers: { amara: 3 } },
      {
        by: 'samuel',
        words: 'I married that face.',
        after: 11,
        answers: 1,
        flowers: { zainab: 3, ruth: 3, marcus: 5 },
      },
      {
        by: 'ruth',
        words: 'Kitchen is settled. Sixty plates, six hours of waiters, and nobody mentions the oven again.',
      },
      { by: 'amara', words: 'I only mentioned it twice.', after: 1, answers: 1 },
      {
        by: 'marcus',
        words:
          'The band comes in by the side door at half past four. Somebody has to keep her in the garden until then.',
      },
      {
        by: 'sofia',
        words: 'Give me Ngozi and a glass of hibiscus. I can hold her for an hour.',
        after: 26,
        flowers: { amara: 6 },
      },
      { by: 'samuel', words: 'An hour! After fifty years I manage twelve minutes.', after: 3 },
      {
        by: 'marcus',
        words: 'New plan for the lanterns: this is how they hang from the boathouse roof.',
        after: 2880,
        picture: 'lanterns',
      },
      { by: 'zainab', words: 'Oh, that is beautiful. The children want to light them.', after: 7 },
      { by: 'ruth', words: 'The children may look at them.', after: 2, flowers: { samuel: 3 } },
    ],
  },
  {
    at: { between: ['amara', 'sofia'] },
    ago: 5,
    lines: [
      { by: 'sofia', words: 'What colour is coral, exactly? My dress says salmon.' },
      { by: 'amara', words: 'If you can imagine it next to gold without shouting, it is coral.', after: 4 },
      { by: 'sofia', words: 'It shouts a little. I will wear the other one.', flowers: { amara: 3 } },
      { by: 'sofia', words: 'And flowers: marigolds or something she has never seen?', after: 62 },
      { by: 'amara', words: 'Marigolds. She always asks what they smell like at your place.' },
      { by: 'sofia', words: 'Like November. I bring an armful. 🌼', after: 3, flowers: { amara: 6 } },
    ],
  },
  {
    at: { between: ['marcus', 'amara'] },
    ago: 0.09,
    unreadBy: ['amara'],
    lines: [
      { by: 'marcus', words: 'Quick one: is “Sweet Mother” first song or last song?' },
      { by: 'amara', words: 'Both. She will ask anyway.', after: 5 },
      { by: 'marcus', words: 'Then we need a fourth player on horns. I have put it in the request.' },
      {
        by: 'marcus',
        words: 'And could the stage stand a metre to the left? The sun goes down right behind the drummer.',
        after: 9,
      },
    ],
  },
  {
    at: { event: 'Mama Ngozi turns seventy' },
    ago: 4,
    lines: [
      {
        by: 'amara',
        words:
          'Everyone, the boathouse opens at four. The nearest station is Prospect Park; from there it is six minutes along the water.',
      },
      { by: 'leila', words: 'Is there a place for a pram?', after: 34 },
      { by: 'amara', words: 'Inside, by the cloakroom. And a quiet room upstairs.', answers: 1, flowers: { leila: 2 } },
      {
        by: 'ngozi',
        words: 'I hear there will be dancing. I am only asking.',
        after: 190,
        flowers: { samuel: 3, zainab: 3, sofia: 1, amara: 3 },
      },
      { by: 'samuel', words: 'There will be speeches.', after: 2 },
      {
        by: 'ngozi',
        words: 'I asked about the dancing.',
        after: 1,
        answers: 1,
        flowers: { zainab: 3, leila: 3, marcus: 3 },
      },
      { by: 'marcus', words: 'There will be dancing.', after: 15 },
    ],
  },
  {
    at: { bookingOf: 'amara', store: 'ruth', event: 'Mama Ngozi turns seventy' },
    ago: 1.4,
    lines: [
      {
        by: 'ruth',
        words:
          'Six hours of waiters instead of eight, I am sorry: two of mine are at a christening. I have taken them off the price.',
      },
      { by: 'amara', words: 'Six is fine. The family clears the tables, it is the only way we talk.', after: 18 },
      {
        by: 'ruth',
        words: 'Then all I need is who can’t have peanuts. Names, please, so that they get their own plates.',
        after: 4,
      },
      {
        by: 'amara',
        words: 'You yourself, the twins, and uncle Dele, who says he can. He can’t.',
        after: 7,
        flowers: { ruth: 3 },
      },
    ],
  },
  {
    at: { bookingOf: 'amara', store: 'harpreet', event: 'Mama Ngozi turns seventy' },
    ago: 0.35,
    unreadBy: ['amara'],
    lines: [
      {
        by: 'harpreet',
        words: 'Fifty boxes are what the lids allow before Saturday. The rest as loose mithai in the big bowl?',
      },
      { by: 'harpreet', words: 'This is how “Ngozi 70” would look in saffron.', after: 1, picture: 'sweets' },
    ],
  },
  {
    at: { between: ['kwame', 'amara'] },
    ago: 1,
    lines: [
      { by: 'kwame', words: 'Thank you for saying yes to the tea. I promise not to bring the drum the first time.' },
      {
        by: 'amara',
        words: 'Bring it the second time. Sunday at three by the boathouse?',
        after: 40,
        flowers: { kwame: 5 },
      },
      { by: 'kwame', words: 'Sunday at three. I am the one with the umbrella that does not open.', after: 12 },
    ],
  },
  {
    at: { asker: 'amara', asksStoreOf: 'ines' },
    ago: 5.5,
    lines: [
      {
        by: 'amara',
        words:
          'Hello Petal Post! My cousin marries in Sintra in March, and I’m in charge of the table flowers from across an ocean. What’s in season then?',
      },
      {
        by: 'ines',
        words: 'Hello Amara, and congratulations to your cousin! Ranunculus, anemones and the last of the mimosa.',
        after: 95,
        flowers: { amara: 6 },
      },
      { by: 'amara', words: 'Mimosa! Mama will say it was her idea. Could we see a table before you cut?', after: 12 },
      {
        by: 'ines',
        words: 'Always. I set one up a week before and send you a photo. Nothing is cut until you like it.',
        after: 40,
        answers: 1,
      },
    ],
  },
  {
    at: { between: ['thandiwe', 'amara'] },
    ago: 0.6,
    lines: [
      {
        by: 'thandiwe',
        words:
          'Hello Amara! Ruth told me of a seventieth. Our choir is in Brooklyn that weekend, and we sing at birthdays for cake. Shall we talk?',
      },
    ],
  },
]

import type { DemoConversation } from './conversation.ts'

/** What the others talk about, each in their language. */
export const withoutAmara: readonly DemoConversation[] = [
  {
    at: { group: 'La mesa de la Calle 47' },
    ago: 2,
    unreadBy: ['sofia'],
    lines: [
      { by: 'sofia', words: 'Faltan trece días para la posada y nadie ha dicho quién pone el mantel.' },
      { by: 'lucia', words: 'Yo llevo el rojo. El que tiene la mancha del mole del año pasado.', after: 6 },
      { by: 'diego', words: 'Esa mancha ya es de la familia.', after: 1, flowers: { sofia: 3, lucia: 3 } },
      { by: 'sofia', words: '¿Y la piñata? La última no se rompió hasta las once.', after: 45 },
      {
        by: 'diego',
        words: 'Porque la hiciste tú, Sofía. Esta la hago yo, con cartón de verdad pero sin alambre.',
        after: 3,
        answers: 1,
      },
      {
        by: 'lucia',
        words: 'Ya está apartado el mariachi. Tocan a las ocho y media, después de los tamales.',
        after: 1500,
        flowers: { diego: 1 },
      },
      { by: 'diego', words: '¿Antes de los tamales no se puede? Pregunto por un amigo.', after: 4 },
    ],
  },
  {
    at: { event: 'Posada en la Calle 47' },
    ago: 1.5,
    lines: [
      {
        by: 'sofia',
        words:
          'Nos vemos a las seis y media en la fuente. Si traen farol, que sea con vela de pila: el año pasado se nos quemó un villancico.',
      },
      { by: 'lucia', words: 'Confirmado: dos personas y un ponche enorme.', after: 30, flowers: { sofia: 6 } },
    ],
  },
  {
    at: { group: 'Friday supper, somewhere' },
    ago: 6,
    lines: [
      { by: 'hana', words: 'Whose kitchen is it this month? Tomáš cooked last time, so he chooses.' },
      { by: 'tomas', words: 'I choose André. He has the big table and nothing to hide behind.', after: 9 },
      {
        by: 'andre',
        words: 'I have a hotplate and a dream. Friday at eight.',
        after: 14,
        flowers: { hana: 3, mei: 3 },
      },
      { by: 'oliver', words: 'I can bring a tart. It is the same tart as always.', after: 120 },
      { by: 'ben', words: 'It is always a good tart.', answers: 1, flowers: { oliver: 2 } },
      { by: 'mei', words: 'I bring the camera and the second hotplate.', after: 16 },
    ],
  },
  {
    at: { group: 'Nine colours of rangoli' },
    ago: 4,
    lines: [
      { by: 'priya', words: 'Six o’clock on the roof. We have eight colours; who took the turquoise?' },
      {
        by: 'meera',
        words: 'The cat took it. You can follow the paws down to the second floor.',
        after: 8,
        flowers: { priya: 3, mei: 3, harpreet: 3 },
      },
      {
        by: 'mei',
        words: 'I have pictures of the paws. They are better than our peacock.',
        after: 5,
        picture: 'rangoli',
      },
    ],
  },
  {
    at: { between: ['hana', 'tomas'] },
    ago: 0.8,
    unreadBy: ['tomas'],
    lines: [
      { by: 'tomas', words: 'One two three, one two three. I did the whole song today without counting out loud.' },
      { by: 'hana', words: 'I heard you. Through the wall. You whispered.', after: 2, flowers: { tomas: 3 } },
      { by: 'hana', words: 'My mother asks if thirty cranes for each table are too many.', after: 75 },
    ],
  },
  {
    at: { between: ['leila', 'andre'] },
    ago: 1.2,
    lines: [
      { by: 'andre', words: 'Pour dimanche, on vient à trois, avec le petit. J’apporte quelque chose ?' },
      { by: 'leila', words: 'Ton rire et une chaise. Il m’en manque toujours une.', after: 11, flowers: { andre: 6 } },
      { by: 'andre', words: 'Deux chaises, alors. Et des oranges.', after: 3 },
    ],
  },
  {
    at: { event: 'Thé à la menthe, porte ouverte' },
    ago: 2.5,
    lines: [
      {
        by: 'leila',
        words: 'Pour ceux qui ne connaissent pas la maison : la sonnette ne marche pas, poussez la porte bleue.',
      },
      {
        by: 'chloe',
        words: 'J’amène des choux, une quarantaine. Il faudra des cobayes.',
        after: 50,
        flowers: { leila: 5 },
      },
      { by: 'noor', words: 'Présente. Avec une grande assiette.', after: 6 },
    ],
  },
  {
    at: { between: ['rafael', 'ines'] },
    ago: 3,
    lines: [
      { by: 'ines', words: 'Levo seis garrafas de vinho verde para o sarau. Chega?' },
      {
        by: 'rafael',
        words: 'Para os poetas, chega. Para os violonistas, traz mais duas.',
        after: 7,
        flowers: { ines: 3 },
      },
      { by: 'ines', words: 'Então trago dez, e um banquinho.', after: 22 },
      { by: 'rafael', words: 'Combinado! Guardo o teu lugar ao pé do coreto.', after: 4, flowers: { ines: 6 } },
    ],
  },
  {
    at: { asker: 'rafael', asksStoreOf: 'ines' },
    ago: 0.5,
    unreadBy: ['ines'],
    lines: [
      {
        by: 'rafael',
        words:
          'Oi! Hoje escrevo como cliente: minha tia Dalva mora em Campo de Ourique e faz oitenta anos na semana que vem. Vocês entregam um ramo?',
      },
      {
        by: 'ines',
        words: 'Olá, senhor cliente! Entregamos, e em Lisboa não custa nada. Camélias brancas com anémonas, 95 euros?',
        after: 22,
        flowers: { rafael: 6 },
      },
      { by: 'rafael', words: 'Perfeito. E o cartão pode dizer “chego antes do bloco”? Ela vai rir.', after: 8 },
    ],
  },
  {
    at: { between: ['ngozi', 'samuel'] },
    ago: 0.7,
    lines: [
      { by: 'ngozi', words: 'They are planning something. Zainab asked me for photographs “for a friend”.' },
      { by: 'samuel', words: 'I know nothing. I am only carrying boxes.', after: 6, flowers: { ngozi: 3 } },
    ],
  },
]

import { type DemoPost, film, picture, song } from './post.ts'

/** Calle 47 y la familia Hernández. */
export const spanishPosts: readonly DemoPost[] = [
  {
    by: 'sofia',
    ago: '2h5m',
    text: 'La abuela dijo «este año, nada grande». Así que vino toda la Calle 47, los vecinos trajeron sus propias sillas y el tío de alguien encontró una trompeta. Gracias a todos por la comida, por las risas y por no contarle a nadie quién rompió la piñata antes de tiempo. El año que viene, otra vez nada grande.',
    media: [
      picture('fiesta'),
      picture('feast', 5),
      picture('dance', 2, 'square'),
      picture('sweets', 2),
      picture('band', 3),
      picture('balloons', 2),
      picture('lanterns', 8),
    ],
    warmth: 5,
    flowers: [3, 6, 4],
  },
  {
    by: 'diego',
    ago: '6h30m',
    text: 'Serenata practicada, ventana elegida. Si se enciende la luz, seguimos; si cae agua, corremos.',
    media: [song('serenade', 'Debajo de la ventana')],
    warmth: 4,
    flowers: [4, 6],
  },
  {
    by: 'lucia',
    ago: '1d4h',
    text: 'Quince años mi niña. Ayer aprendía a caminar y hoy me corrige el vals.',
    media: [picture('quinceanera')],
    warmth: 5,
    flowers: [1, 4],
  },
  {
    by: 'lucia',
    ago: '4d2h',
    text: 'Lista para el sábado:\n🎈 globos\n🌮 tacos para sesenta\n🪅 piñata (escondida)\n💃 zapatos cómodos, por favor',
    warmth: 2,
    flowers: [6],
  },
  {
    by: 'sofia',
    ago: '10d7h',
    text: 'Soltamos los globos todos a la vez, y por un momento nadie dijo nada.',
    media: [film('balloons')],
    warmth: 4,
    flowers: [6, 1],
  },
  {
    by: 'sofia',
    ago: '19d3h',
    text: 'La ofrenda quedó así. Pan para el abuelo, música para la tía Chelo, y una silla libre para quien pase.',
    media: [picture('ofrenda'), picture('ofrenda', 3, 'tall'), picture('bouquet', 8)],
    warmth: 5,
    flowers: [5, 4],
  },
  {
    by: 'diego',
    ago: '30d5h',
    text: 'Domingo de carne asada. El humo invitó a los vecinos antes que nosotros.',
    media: [picture('barbecue')],
    warmth: 3,
    flowers: [3],
  },
]

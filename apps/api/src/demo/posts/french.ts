import { type DemoPost, film, picture, song } from './post.ts'

/** De Marseille à Montréal. */
export const frenchPosts: readonly DemoPost[] = [
  {
    by: 'leila',
    ago: '55m',
    text: 'Le thé est prêt, la porte est ouverte. Venez comme vous êtes, repartez avec des gâteaux.',
    comments: [{ by: 'chloe', ago: '30m', text: 'J’arrive. Je prends les gâteaux au citron, comme d’habitude ?' }],
    media: [picture('tea')],
    warmth: 4,
    flowers: [3, 2],
  },
  {
    by: 'andre',
    ago: '4h25m',
    text: 'Première répétition de la chorale avec les petits. Ils connaissent déjà le refrain ; nous, presque.',
    media: [picture('choir'), song('birthday', 'Encore une bougie')],
    warmth: 4,
    flowers: [6, 2],
  },
  {
    by: 'chloe',
    ago: '22h',
    text: 'Fête des voisins : quarante invités, trois nappes, et un seul tire-bouchon. On s’en est sortis. 🥂',
    media: [picture('picnic'), picture('table', 4, 'square'), picture('toast', 5)],
    warmth: 4,
    flowers: [3, 6],
  },
  {
    by: 'noor',
    ago: '2d3h',
    text: 'Ma sœur dit que j’ai accroché trop de lanternes. Il n’y a pas de « trop ».',
    media: [picture('eid', 2)],
    warmth: 3,
    flowers: [6],
  },
  {
    by: 'andre',
    ago: '7d4h',
    text: 'Merci à tous pour les messages. Papa a tout écouté deux fois, la deuxième en dansant dans la cuisine. Il demande qui a apporté le rhum arrangé, et s’il en reste. La réponse est : Kwame, et non. On remet ça au printemps, dans la grande cour cette fois, avec une vraie sono et des chaises pour ceux qui disent qu’ils ne dansent pas.',
    warmth: 3,
    flowers: [2, 6],
  },
  {
    by: 'chloe',
    ago: '14d6h',
    text: 'Feu d’artifice vu du toit. Personne n’a tenu son téléphone droit, sauf moi.',
    media: [film('fireworks')],
    warmth: 4,
    flowers: [6],
  },
  {
    by: 'leila',
    ago: '26d2h',
    text: 'Aïd en famille. Onze cousins, une seule balançoire.',
    media: [picture('eid'), picture('reunion', 4, 'tall')],
    warmth: 4,
    flowers: [6, 4],
  },
]

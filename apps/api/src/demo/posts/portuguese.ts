import { type DemoPost, picture, song } from './post.ts'

/** De Lisboa a Salvador. */
export const portuguesePosts: readonly DemoPost[] = [
  {
    by: 'rafael',
    ago: '1h45m',
    text: 'O bloco sai às cinco. Quem chegar às seis também chegou cedo. 🥁',
    comments: [{ by: 'amara', ago: '40m', text: 'Six o’clock it is, then. Save me a tambourine.' }],
    media: [song('samba', 'O bloco na esquina')],
    warmth: 4,
    flowers: [6, 1],
  },
  {
    by: 'ines',
    ago: '7h15m',
    text: 'Trezentas dálias, duas tesouras e um café frio. O arco de sábado está pronto.',
    media: [picture('florist'), picture('arch', 2, 'tall')],
    warmth: 4,
    flowers: [2],
  },
  {
    by: 'rafael',
    ago: '1d20h',
    text: 'Minha mãe fez setenta quibes e jurou que eram cinquenta. Não sobrou nenhum para conferir.',
    media: [picture('kitchen', 3)],
    warmth: 3,
    flowers: [3, 6],
  },
  {
    by: 'ines',
    ago: '5d8h',
    text: 'Dica da casa: tulipas gostam de água fria e de pouca conversa. Rosas, do contrário.',
    warmth: 2,
    flowers: [2],
  },
  {
    by: 'rafael',
    ago: '12d7h',
    text: 'Ensaio geral!',
    media: [picture('carnival'), picture('carnival', 4, 'square'), picture('dance', 6), picture('band', 2)],
    warmth: 4,
    flowers: [6, 1],
  },
  {
    by: 'ines',
    ago: '24d4h',
    text: 'Uma semana de flores, do mercado à mesa.',
    media: [picture('market'), picture('bouquet'), picture('table', 7), picture('arch', 9), picture('rangoli', 3)],
    warmth: 4,
    flowers: [2, 1],
  },
]

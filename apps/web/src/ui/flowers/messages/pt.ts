import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  giveFlower: 'Dar uma flor',
  takeFlowerBack: 'Retirar sua flor ({{flower}})',
  youGave: 'Você deu {{flower}}',
  flower1: 'Parabéns',
  flower2: 'Gratidão',
  flower3: 'Hospitalidade',
  flower4: 'Amor',
  flower5: 'Empatia',
  flower6: 'Alegria',
  plant1: 'Girassol',
  plant2: 'Tulipa',
  plant3: 'Hibisco',
  plant4: 'Rosa',
  plant5: 'Lírio',
  plant6: 'Margarida',
} satisfies Translation<typeof en>

import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  giveFlower: 'Regalar una flor',
  takeFlowerBack: 'Retirar tu flor ({{flower}})',
  youGave: 'Regalaste {{flower}}',
  flower1: 'Felicidades',
  flower2: 'Agradecimiento',
  flower3: 'Hospitalidad',
  flower4: 'Amor',
  flower5: 'Empatía',
  flower6: 'Alegría',
  plant1: 'Girasol',
  plant2: 'Tulipán',
  plant3: 'Hibisco',
  plant4: 'Rosa',
  plant5: 'Lirio',
  plant6: 'Margarita',
} satisfies Translation<typeof en>

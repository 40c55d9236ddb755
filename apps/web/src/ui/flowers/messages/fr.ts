import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  giveFlower: 'Offrir une fleur',
  takeFlowerBack: 'Reprendre votre fleur ({{flower}})',
  youGave: 'Vous avez offert : {{flower}}',
  flower1: 'Félicitations',
  flower2: 'Gratitude',
  flower3: 'Hospitalité',
  flower4: 'Amour',
  flower5: 'Sympathie',
  flower6: 'Joie',
  plant1: 'Tournesol',
  plant2: 'Tulipe',
  plant3: 'Hibiscus',
  plant4: 'Rose',
  plant5: 'Lys',
  plant6: 'Marguerite',
} satisfies Translation<typeof en>

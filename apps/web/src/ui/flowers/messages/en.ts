import { flowers } from '@celebrio/contract/base/flowers'

const en = {
  giveFlower: 'Give a flower',
  takeFlowerBack: 'Take your flower back ({{flower}})',
  youGave: 'You gave {{flower}}',
  flower1: flowers[1].meaning,
  flower2: flowers[2].meaning,
  flower3: flowers[3].meaning,
  flower4: flowers[4].meaning,
  flower5: flowers[5].meaning,
  flower6: flowers[6].meaning,
  plant1: 'Sunflower',
  plant2: 'Tulip',
  plant3: 'Hibiscus',
  plant4: 'Rose',
  plant5: 'Lily',
  plant6: 'Daisy',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    flowers: typeof en
  }
}

export default en

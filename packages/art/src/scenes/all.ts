import { eid, tea } from './bowls.ts'
import { balloons, cake, gifts, sweets, toast } from './cakes.ts'
import { carnival, holi } from './crowds.ts'
import { lunarNewYear } from './dragon.ts'
import { chairs, dinnerware, drum, gowns } from './for-sale.ts'
import { firstDance, quinceanera } from './gowns.ts'
import { graduation, namingDay, reunion } from './milestones.ts'
import { band, dance, lanterns } from './nights.ts'
import { ofrenda } from './ofrenda.ts'
import { barbecue, bonfire, market } from './outdoors.ts'
import type { Scene } from './stage.ts'
import { arch, beach, bouquet, fiesta, rangoli } from './streets.ts'
import { feast, picnic, table } from './tables.ts'
import { hanukkah, winter } from './winter.ts'
import { choir, florist, kitchen, photo } from './works.ts'

/** Every scene by its name. */
export const scenes = {
  arch,
  balloons,
  band,
  barbecue,
  beach,
  bonfire,
  bouquet,
  cake,
  carnival,
  chairs,
  choir,
  dance,
  dinnerware,
  drum,
  eid,
  feast,
  fiesta,
  'first-dance': firstDance,
  florist,
  gifts,
  gowns,
  graduation,
  hanukkah,
  holi,
  kitchen,
  lanterns,
  'lunar-new-year': lunarNewYear,
  market,
  'naming-day': namingDay,
  ofrenda,
  photo,
  picnic,
  quinceanera,
  rangoli,
  reunion,
  sweets,
  table,
  tea,
  toast,
  winter,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

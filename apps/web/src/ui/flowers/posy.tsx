import { type FlowerType, flowerTypes } from '@celebrio/contract/base/flowers'
import { Flower } from '#ui/brand/flower.tsx'
import classes from './posy.module.css'

/** Kinds of flowers given, most frequent first; ties in the order of the picker. */
export const kindsGiven = (byType: Record<FlowerType, number>): FlowerType[] =>
  flowerTypes.filter(type => byType[type] > 0).sort((a, b) => byType[b] - byType[a])

const most = 3

/** Up to three kinds of flowers in a hand, two below 380 px. */
export const Posy = ({ byType }: { byType: Record<FlowerType, number> }) => (
  <span className={classes.posy}>
    {kindsGiven(byType)
      .slice(0, most)
      .map(type => (
        <Flower key={type} type={type} size={24} />
      ))}
  </span>
)

/** The six superlikes, called flowers, by type number (specification part 1 §3). */
export const flowers = {
  1: { meaning: 'Congratulations', plant: 'sunflower' },
  2: { meaning: 'Appreciations', plant: 'tulip' },
  3: { meaning: 'Hospitality', plant: 'hibiscus' },
  4: { meaning: 'Love', plant: 'rose' },
  5: { meaning: 'Sympatization', plant: 'lily' },
  6: { meaning: 'Happy', plant: 'daisy' },
} as const

export type FlowerType = keyof typeof flowers
export const flowerTypes = [1, 2, 3, 4, 5, 6] as const satisfies readonly FlowerType[]

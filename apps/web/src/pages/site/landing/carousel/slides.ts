/** The slides in their order, for what is there: those of vendors and bookings come with them; the pictures are 1600 x 780 and all end in the same cream cloth. */
export const slides = [
  { key: 'welcome', picture: '/art/hero-welcome.svg' },
  { key: 'connect', picture: '/art/hero-connect.svg' },
  { key: 'planEvent', picture: '/art/hero-plan.svg' },
] as const

export type SlideKey = (typeof slides)[number]['key']

export const slideId = (key: SlideKey) => `slide-${key}`

export const pennantId = (key: SlideKey) => `pennant-${key}`

import type { NoticeLooks } from '#features/base/notifications'

// Found by the build and not imported from the features' `public.ts`, with which all of the features would come.
const found = import.meta.glob<{ noticeLooks: NoticeLooks }>('../features/*/*/notice-looks.ts', { eager: true })

/** The looks of the notifications of all features. */
export const noticeLooks: Readonly<Partial<NoticeLooks>> = Object.assign(
  {},
  ...Object.values(found).map(one => one.noticeLooks),
)

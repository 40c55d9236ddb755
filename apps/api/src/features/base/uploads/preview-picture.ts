import type { Media } from '@celebrio/contract/base/media'
import type { Preview } from '#platform/http/previews.ts'

/** The rendition nearest to what most sites show in link previews, about 1200 pixels wide. */
export function previewPicture({ image, width, height, sources }: Media): NonNullable<Preview['image']> {
  const [best] = sources.toSorted((a, b) => Math.abs(a.width - 1200) - Math.abs(b.width - 1200))
  if (!best) return { url: image, width: null, height: null }
  return {
    url: best.url,
    width: best.width,
    height: width && height ? Math.round((best.width * height) / width) : null,
  }
}

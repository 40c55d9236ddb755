import sharp from 'sharp'
import type { AppContext } from '#platform/app-context.ts'
import { folderOf } from '#platform/files/keys.ts'
import { emailKey } from './rules.ts'

/** Twice as large as e-mails show them; `cover` is 554 to 270. */
const shapes = { cover: { width: 1108, height: 540 }, portrait: { width: 88, height: 88 } } as const

type EmailShape = keyof typeof shapes

/** Of a moving picture the first frame; transparent ones lie on paper. */
const render = (path: string, shape: EmailShape): Promise<Buffer> =>
  sharp(path, { failOn: 'error' })
    .timeout({ seconds: 60 })
    .resize({ ...shapes[shape], fit: 'cover', position: 'centre' })
    .flatten({ background: '#FFFAF1' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()

/**
 * The address of a picture as JPEG, cut to a shape: mail programs draw no WebP. Made when it is first asked for.
 * @param key of any rendition
 * @returns null when the picture is gone
 */
export async function emailPicture(app: AppContext, key: string, shape: EmailShape): Promise<string | null> {
  const folder = folderOf(key)
  const target = emailKey(folder, shape)
  if ((await app.files.size(target)) === null) {
    if ((await app.files.size(key)) === null) return null
    const { path, release } = await app.files.onDisk(key)
    try {
      await app.files.put(target, await render(path, shape))
    } finally {
      await release()
    }
    // It may have been discarded meanwhile: nothing of it may come back.
    if ((await app.files.size(key)) === null) {
      await app.files.deleteAll(`media/${folder}/`)
      return null
    }
  }
  return app.files.publicUrl(target)
}

import { mediaKinds } from '@celebrio/contract/base/media'
import { type Group, groupForm, groupLimits } from '@celebrio/contract/social/group-shapes'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#features/base/uploads'
import { formatBytes } from '#lib/formats.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import type { FieldErrors } from '#lib/forms/field-errors.ts'

export type GroupValues = {
  name: string
  date: string
  description: string
  cover: File | null
  remove_cover: boolean
  shows_history: boolean
}

export const valuesOf = (group: Group | undefined): GroupValues => ({
  name: group?.name ?? '',
  date: group?.date ?? '',
  description: group?.description ?? '',
  cover: null,
  remove_cover: false,
  shows_history: group?.shows_history ?? false,
})

/** As the API takes it; the picture goes along. */
export function bodyOf({ cover, remove_cover, shows_history, ...texts }: GroupValues): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) body.append(name, value)
  body.append('shows_history', shows_history ? '1' : '0')
  if (cover) body.append('cover', cover)
  else if (remove_cover) body.append('remove_cover', '1')
  return body
}

/** How much may stand in a field: more than that is taken, and told, so that nothing pasted is cut off unseen. */
const upTo = (most: number) => ({ most, maxLength: most * 2 })
export const lengths = { name: upTo(groupLimits.name), description: upTo(groupLimits.description) } as const

/** Client-side validation of a group. */
export function useGroupCheck() {
  const { t } = useTranslation('groups')
  const coverError = (file: File) => {
    const refusal = refusalOf(file, 'image')
    if (refusal === 'type') return t('notPicture')
    return refusal === 'size' ? t('tooLarge', { limit: formatBytes(mediaKinds.image.maxBytes) }) : undefined
  }
  return ({ cover, remove_cover: _, ...values }: GroupValues): FieldErrors => ({
    ...checkForm(groupForm, values),
    ...(cover && { cover: coverError(cover) }),
  })
}

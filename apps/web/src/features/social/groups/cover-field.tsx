import type { Group } from '@celebrio/contract/social/group-shapes'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#features/base/uploads'
import type { Form } from '#lib/forms/use-form.ts'
import { CheckField } from '#ui/choices/check-field.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import coverClasses from './cover.module.css'
import { Cover } from './cover.tsx'
import classes from './group-form.module.css'
import type { GroupValues } from './values.ts'

/** The address of a chosen picture for as long as it is on the screen; null where it is none. */
function usePreview() {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  const show = (file: File | null) =>
    setAddress(file && refusalOf(file, 'image') === null ? URL.createObjectURL(file) : null)
  return [address, show] as const
}

type PreviewProps = { group: Group | undefined; values: GroupValues; address: string | null }

/** The picture as the page will show it. Decorative: the field says which file it is. */
const Preview = ({ group, values, address }: PreviewProps) => {
  if (address)
    return (
      <span className={coverClasses.cover}>
        <img src={address} alt="" />
      </span>
    )
  const kept = values.remove_cover ? null : (group?.cover ?? null)
  return <Cover name={values.name} cover={kept} sizes="(min-width: 820px) 640px, 100vw" />
}

/** The picture of a group, chosen, replaced or removed, with what the page will look like. */
export const CoverField = ({ group, form }: { group: Group | undefined; form: Form<GroupValues> }) => {
  const { t } = useTranslation('groups')
  const { values, errors, change } = form
  const [address, show] = usePreview()
  const choose = (cover: File | null) => {
    show(cover)
    change({ cover })
  }
  return (
    <div className={classes.cover}>
      <FileField
        optional
        label={t(group?.cover ? 'newCover' : 'cover')}
        accept="image/png,image/jpeg,image/gif"
        value={values.cover}
        error={errors.cover}
        onChange={choose}
      />
      <div className={classes.preview}>
        <Preview group={group} values={values} address={address} />
      </div>
      {group?.cover && !values.cover && (
        <CheckField
          label={t('removeCover')}
          checked={values.remove_cover}
          onChange={({ currentTarget }) => change({ remove_cover: currentTarget.checked })}
        />
      )}
    </div>
  )
}

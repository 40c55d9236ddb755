import type { Group } from '@celebrio/contract/social/group-shapes'
import { groups } from '@celebrio/contract/social/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/choices/check-field.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Sheet } from '#ui/layout/card.tsx'
import { CoverField } from './cover-field.tsx'
import { cacheGroup } from './data.ts'
import classes from './group-form.module.css'
import { bodyOf, type GroupValues, lengths, useGroupCheck, valuesOf } from './values.ts'

const save = async (values: GroupValues, id: number | undefined): Promise<Group> => {
  const body = bodyOf(values)
  const { group } = await (id === undefined
    ? call(groups.create, { body })
    : call(groups.edit, { params: { id }, body }))
  return group
}

type GroupFormProps = {
  /** The group that is edited; a new one without. */
  group?: Group
  onSaved: (group: Group) => void
}

/** State of the form, new or of a group that is there; a picture is not kept in the draft. */
function useGroupForm({ group, onSaved }: GroupFormProps): Form<GroupValues> {
  const { t } = useTranslation('groups')
  const client = useQueryClient()
  const check = useGroupCheck()
  // Keep the first values: a refetch must not reset what is being typed.
  const [initial] = useState(() => valuesOf(group))
  return useForm<GroupValues>({
    initial,
    draft: { purpose: group ? `group:${group.id}` : 'group', omit: ['cover'] },
    check,
    send: async values => {
      const saved = await save(values, group?.id)
      void cacheGroup(client, saved)
      toast.success(t(group ? 'saved' : 'created', { name: saved.name }))
      onSaved(saved)
      return 'leave'
    },
    onError: error => toast.error(errorText(error)),
  })
}

const Fields = ({ group, form }: { group: Group | undefined; form: Form<GroupValues> }) => {
  const { t } = useTranslation('groups')
  const { values, change, text } = form
  return (
    <>
      <TextField {...text('name')} label={t('name')} autoComplete="off" dir="auto" {...lengths.name} />
      <TextField {...text('date')} label={t('date')} hint={t('dateHint')} type="date" optional />
      <TextArea
        {...text('description')}
        label={t('description')}
        hint={t('descriptionHint')}
        rows={4}
        {...lengths.description}
        optional
      />
      <CoverField group={group} form={form} />
      <CheckField
        label={t('showsHistory')}
        hint={t('showsHistoryHint')}
        checked={values.shows_history}
        onChange={({ currentTarget }) => change({ shows_history: currentTarget.checked })}
      />
    </>
  )
}

/** Form of a group: name, date, what it is about, picture, and what who joins may read. */
export const GroupForm = (props: GroupFormProps) => {
  const { t } = useTranslation('groups')
  const { group } = props
  const form = useGroupForm(props)
  const { form: ref, busy, submit } = form
  return (
    <Sheet as="form" ref={ref} className={classes.form} noValidate onSubmit={submit} inert={busy}>
      <Fields group={group} form={form} />
      <div className={classes.actions}>
        <ButtonLink variant="quiet" to={group ? paths.group(group.id) : paths.profileGroups()}>
          {t('cancel')}
        </ButtonLink>
        <Button type="submit" loading={busy}>
          {t(group ? 'save' : 'create')}
        </Button>
      </div>
    </Sheet>
  )
}

import type { PostMediaKind } from '@celebrio/contract/base/media'
import { type ReactNode, useRef } from 'react'
import classes from './file-button.module.css'
import { acceptOf } from './file-limits.ts'

export type FileButtonProps = {
  kind: PostMediaKind
  label: string
  icon: ReactNode
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Opens the file chooser for one kind of file. Shows only its icon where space is tight. */
export const FileButton = ({ kind, label, icon, multiple = false, onFiles }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-kind={kind}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {icon}
        <span>{label}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(kind)}
        multiple={multiple}
        data-kind={kind}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
